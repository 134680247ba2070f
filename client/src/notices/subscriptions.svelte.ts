/** The subscriptions of a seat: what the dialog shows and does. */

import type { AppState } from "../app/app-state.svelte";
import { errorText } from "../app/error-text";
import type { NoticeMeans, SubscriptionInfo, SubscriptionRequest } from "../wire/requests";
import { browserDigest, type PushState, pushState, subscribeBrowser } from "./push";
import { rescheduleAll, scheduleOf } from "./reschedule";

export class Subscriptions {
  means = $state.raw<NoticeMeans | null>(null);
  list = $state.raw<readonly SubscriptionInfo[]>([]);
  push = $state<PushState>("possible");
  isBusy = $state(false);
  problem = $state("");
  said = $state("");
  #digest = $state<string | null>(null);
  #app: AppState;
  #table: string;
  #secret: string;

  constructor(app: AppState, table: string, secret: string) {
    this.#app = app;
    this.#table = table;
    this.#secret = secret;
    void this.#act(async () => {
      this.means = await app.api.noticeMeans();
      await this.#load();
    });
  }

  /** The subscription of this browser, if it has one. */
  get own(): SubscriptionInfo | null {
    return this.list.find(({ digest }) => digest !== "" && digest === this.#digest) ?? null;
  }

  subscribeBrowser(): Promise<boolean> {
    return this.#act(async () => {
      const address = await subscribeBrowser(this.means?.push_key ?? "");
      this.push = pushState();
      if (address === null) return;
      await this.#add(address);
      this.#app.store.notePush(this.#table, this.#digest);
    });
  }

  subscribe(address: SubscriptionRequest["address"]): Promise<boolean> {
    return this.#act(() => this.#add(address));
  }

  confirm(id: string, code: string): Promise<boolean> {
    return this.#act(async () => {
      await this.#app.api.confirmSubscription(this.#table, this.#secret, id, code);
      await this.#load();
    });
  }

  try(id: string): Promise<boolean> {
    return this.#act(async () => {
      this.list = await this.#app.api.trySubscription(this.#table, this.#secret, id);
      this.said = this.#app.say("notices-tried");
    });
  }

  stop(id: string): Promise<boolean> {
    return this.#act(async () => {
      if (id === this.own?.id) this.#app.store.notePush(this.#table, null);
      this.list = await this.#app.api.unsubscribe(this.#table, this.#secret, id);
    });
  }

  /** Keep the quiet hours for this and all later tables. */
  setQuiet(quiet: string): Promise<boolean> {
    this.#app.updatePreferences({ quiet });
    return this.#act(() => rescheduleAll(this.#app));
  }

  async #add(address: SubscriptionRequest["address"]): Promise<void> {
    await this.#app.api.subscribe(this.#table, this.#secret, { address, ...scheduleOf(this.#app) });
    await this.#load();
  }

  async #load(): Promise<void> {
    this.push = pushState();
    this.#digest = await browserDigest();
    this.list = await this.#app.api.subscriptions(this.#table, this.#secret);
  }

  /** Whether it succeeded; if not, `problem` says why. */
  async #act(does: () => Promise<void>): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    this.problem = this.said = "";
    try {
      await does();
      return true;
    } catch (error) {
      this.problem =
        error instanceof DOMException ? this.#app.say("notices-push-failed") : errorText(error, this.#app);
      return false;
    } finally {
      this.isBusy = false;
    }
  }
}
