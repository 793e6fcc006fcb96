// Counts the last points of a match, one feature after another, so that each can be seen.
import type { MatchEvent, MatchView } from 'bastide-engine';

const slowest = 1300;
const fastest = 400;
/** Counting many features takes about this long. */
const whole = 15_000;

/** The features that score at the end of a match. */
export const finalEvents = ({ events }: MatchView): MatchEvent[] => events.filter(({ move, points }) => move === null && points > 0);

export class FinalCount {
  events = $state.raw<readonly MatchEvent[]>([]);
  /** Index of the feature being counted. */
  at = $state(0);
  /** The feature being counted; nothing before and after. */
  readonly event = $derived(this.events[this.at]);
  #clock: ReturnType<typeof setInterval> | undefined;

  start(events: readonly MatchEvent[]) {
    this.stop();
    this.events = events;
    const pause = Math.max(fastest, Math.min(slowest, whole / events.length));
    this.#clock = setInterval(() => (++this.at < events.length ? undefined : this.stop()), pause);
  }

  /** Counts everything at once. */
  stop() {
    clearInterval(this.#clock);
    this.events = [];
    this.at = 0;
  }

  #open(): readonly MatchEvent[] {
    return this.events.slice(this.at + 1);
  }

  /** The events of a match up to the one being counted. */
  counted({ events }: MatchView): MatchEvent[] {
    const open = this.#open();
    return events.filter((event) => !open.includes(event));
  }

  /** The points of the players so far. */
  totals({ projected }: MatchView): number[] {
    const open = this.#open();
    return projected.map((points, player) =>
      open.reduce((left, event) => left - (event.winners.includes(player) ? event.points : 0), points));
  }
}
