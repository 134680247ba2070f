/** The current time as shared state; it ticks only while a component uses it. */

import { onMount } from "svelte";

class Now {
  time = $state(Date.now());
}

const now = new Now();
let watchers = 0;
let timer: ReturnType<typeof setInterval> | undefined;

export function currentTime(): { readonly time: number } {
  onMount(() => {
    now.time = Date.now();
    if ((watchers += 1) === 1) timer = setInterval(() => (now.time = Date.now()), 250);
    return () => {
      if ((watchers -= 1) === 0) clearInterval(timer);
    };
  });
  return now;
}
