// The problems, the reader's answers, and what follows from them: the next problem and the rating.
import type { ProblemAnswer, MatchPractice, MatchProblem } from 'bastide-engine';
import { startReviewEngine } from '@/lib/engine';
import { read, write } from '@/lib/localStore.svelte';
import { today } from '@/lib/seed';
import { countMoves } from '@/lib/match/storedGame';
import file from '../../../../../examples/match/problems.json';

export interface Problem extends MatchProblem {
  /** The seed and turn of its match. */
  id: string;
  /** Its position in the list, from 1, easy to hard. */
  number: number;
}

export const problems: readonly Problem[] = (file.problems as MatchProblem[]).map((problem, i) => ({
  ...problem, id: `${problem.match.seed}/${countMoves(problem.match) + 1}`, number: i + 1,
}));

const isAnswer = (value: unknown): value is ProblemAnswer => {
  const { id, rating, right, day } = (value ?? {}) as Partial<ProblemAnswer>;
  const isGood = typeof id === 'string' && typeof day === 'string' && !/[\n\0]/.test(id) && !/[\s\0]/.test(day);
  return isGood && typeof right === 'boolean' && Number.isInteger(rating) && rating! >= 0 && rating! <= 4000;
};
const areAnswers = (value: unknown): value is ProblemAnswer[] => Array.isArray(value) && value.every(isAnswer);

const name = 'problems.answers';

export class Practice {
  answers = $state.raw<readonly ProblemAnswer[]>(read(name, [], areAnswers));
  standing = $state.raw<MatchPractice>();
  /** Whether the last answer to each problem was right. */
  readonly last: ReadonlyMap<string, boolean> = $derived(new Map(this.answers.map(({ id, right }) => [id, right])));
  readonly worker = startReviewEngine();

  async stand(): Promise<MatchPractice> {
    return (this.standing = await this.worker.calls.matchPractice(problems, this.answers, today()));
  }

  async save({ id, rating }: Problem, right: boolean) {
    this.answers = [...this.answers, { id, rating, right, day: today() }];
    write(name, this.answers);
    await this.stand();
  }

  close() {
    this.worker.stop();
  }
}
