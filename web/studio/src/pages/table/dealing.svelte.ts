// This browser's part in the deal of a table: it commits to a random number, reveals it when all seats are committed, and
// compares what the server shows with what it has sent. Everything is stored, because the server could show another deal after
// a reload.
import type { OnlineView } from 'bastide-engine';
import { read, remove, write } from '@/lib/localStore.svelte';
import { storedNames } from './myTables.svelte';
import { newContribution, type ReadersPart } from './view';

export interface OwnPart {
  seat: number;
  round: number;
  contribution: string;
  commitment: string;
  /** The server has accepted or shown the commitment. */
  isShown?: boolean;
  /** Space for the context, so that storing that later does not fail. */
  space?: string;
  /** The hash of all that was public when the contribution was revealed. */
  context?: string;
}

// More than the context and `isShown` need.
const space = ' '.repeat(100);

const isPart = (value: unknown): value is OwnPart => {
  const { seat, round, contribution, commitment, context } = (value ?? {}) as Partial<OwnPart>;
  if (typeof seat !== 'number' || typeof round !== 'number') return false;
  return typeof contribution === 'string' && typeof commitment === 'string' && ['string', 'undefined'].includes(typeof context);
};

/** How the server's view of the deal differs from this browser's. */
export type DealProblem = 'otherSeal' | 'otherSeat' | 'otherCommitment' | 'otherContribution' | 'otherContext' | 'earlierRound';

export class Dealing {
  #part = $state.raw<OwnPart | null>(null);
  readonly #name: string;
  readonly #copy: string;

  constructor(key: string) {
    this.#name = storedNames(key).deal;
    this.#copy = storedNames(key).last;
    this.#part = this.#read();
  }

  /** What this browser has committed to last. */
  get part(): OwnPart | null {
    return this.#part;
  }

  // Another tab may have changed it. A browser that stores nothing has only this page's part.
  #read() {
    return read<OwnPart | null>(this.#name, this.#part, isPart);
  }

  // It is more important than the copy of the events, which the server could have made large.
  #store(part: OwnPart) {
    this.#part = part;
    if (write(this.#name, part)) return;
    remove(this.#copy);
    write(this.#name, part);
  }

  /** Follows the server's view. A player who left the seat has no part in the round until they sit down again. */
  follow(view: OnlineView, own: number | null) {
    if (own === null || !view.deal) return;
    this.#part = this.#read();
    const part = this.#part;
    if (part?.round !== view.deal.round || part.seat !== own || part.context !== undefined) return;
    const { commitment } = view.deal.seats[own]!;
    if (commitment === part.commitment && !part.isShown) this.#store({ ...part, isShown: true });
    if (commitment === '' && part.isShown) {
      this.#part = null;
      remove(this.#name);
    }
  }

  /**
   * Returns this browser's commitment for a round, or nothing if it has already revealed in this round or a later one, on whatever
   * seat: every number revealed in a round shows the server another deck. A commitment that the server has not shown is sent
   * again: an answer may have been lost, or another tab may have sent it.
   */
  async commit(seal: string, round: number, seat: number, part: ReadersPart): Promise<string | undefined> {
    const made = await newContribution(part, seal, round, seat);
    const known = this.#read();
    if (known?.context !== undefined && known.round >= round) return undefined;
    if (known?.round !== round || known.seat !== seat) this.#store({ seat, round, ...made, space });
    else this.#part = known;
    return this.#part?.commitment;
  }

  /** The server has accepted the commitment, and must show it from now on. */
  accepted() {
    if (this.#part && !this.#part.isShown) this.#store({ ...this.#part, isShown: true });
  }

  /**
   * Returns the contribution to reveal, or nothing if the server shows another deal than the one committed to. It also returns
   * nothing if the browser has stored the contribution but cannot store the context: after a reload, the server could show
   * another deal with the same contribution.
   */
  reveal(view: OnlineView, own: number): string | undefined {
    const context = view.deal?.context;
    if (!this.isOwn(view, own) || this.problem(view, own) || !this.#part || !context) return undefined;
    const { space: _, ...part } = this.#part;
    const isStored = read<OwnPart | null>(this.#name, null, isPart)?.contribution === part.contribution;
    if (!write(this.#name, { ...part, context }) && isStored) return undefined;
    this.#part = { ...part, context };
    return part.contribution;
  }

  /** Whether the seat's part in this round comes from this browser. */
  isOwn({ deal }: OnlineView, own: number): boolean {
    return deal !== null && this.#part?.round === deal.round && this.#part.seat === own && this.#part.commitment === deal.seats[own]!.commitment;
  }

  problem(view: OnlineView, own: number | null): DealProblem | undefined {
    const { deal } = view;
    const part = this.#part;
    if (!deal || !part) return undefined;
    // A player who leaves the seat after revealing makes the round fail.
    if (part.context !== undefined && deal.round === part.round && part.seat !== own) return 'otherSeat';
    if (own === null) return undefined;
    if (deal.round < part.round) return 'earlierRound';
    if (deal.round > part.round || part.seat !== own) return undefined;
    const { commitment, contribution } = deal.seats[own]!;
    if (commitment === '' && part.context !== undefined) return 'earlierRound';
    // Another device of the same player may have been faster, so only a commitment that the server has shown must stay.
    if (commitment !== part.commitment) return part.isShown && commitment !== '' ? 'otherCommitment' : undefined;
    if (contribution !== '' && contribution !== part.contribution) return 'otherContribution';
    if (part.context !== undefined && deal.context !== null && part.context !== deal.context) return 'otherContext';
    return undefined;
  }
}
