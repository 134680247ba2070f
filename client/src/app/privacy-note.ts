/** The privacy note: what is kept where, and for how long this server keeps it. */

import type { Privacy } from "../wire/requests";

export interface Kept {
  /** What is kept: a message key. */
  readonly what: string;
  /** How long, and who sees it: a message key and its arguments. */
  readonly kept: string;
  readonly args: Readonly<Record<string, number>>;
}

export interface Part {
  readonly title: string;
  readonly lines: readonly Kept[];
}

function line(name: string, args: Readonly<Record<string, number>> = {}): Kept {
  return { what: `privacy-${name}`, kept: `privacy-${name}-kept`, args };
}

/** What is kept for ever has a sentence of its own. */
function kept(name: string, days: number): Kept {
  return days > 0 ? line(name, { days }) : { ...line(name), kept: `privacy-${name}-for-ever` };
}

export function privacyNote(privacy: Privacy): readonly Part[] {
  const { tables, records, reports, decided, mutes, actions } = privacy;
  return [
    { title: "privacy-browser", lines: [line("settings"), line("history")] },
    {
      title: "privacy-server",
      lines: [
        kept("tables", tables),
        kept("chat", tables),
        kept("records", records),
        kept("deals", records),
        line("addresses"),
        line("notices"),
        line("devices"),
        line("study"),
        line("logs"),
      ],
    },
    ...(privacy.reporting
      ? [
          {
            title: "privacy-moderation",
            lines: [
              line("reports", { reports, decided }),
              line("mutes", { mutes }),
              line("actions", { actions }),
            ],
          },
        ]
      : []),
    { title: "privacy-elsewhere", lines: [line("others"), line("backups")] },
  ];
}
