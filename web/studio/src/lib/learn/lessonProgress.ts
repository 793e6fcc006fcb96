// Which lessons are finished in this browser, and whether the start page offers them.
import { read, readSwitch, write } from '@/lib/localStore.svelte';

export const lessons = ['match', 'solo', 'puzzle'] as const;
export type LessonName = (typeof lessons)[number];

const areNames = (value: unknown): value is string[] => Array.isArray(value) && value.every((each) => typeof each === 'string');
const finished = () => read('learn.finished', [], areNames);

export const lessonProgress = {
  has: (lesson: LessonName) => finished().includes(lesson),
  finish(lesson: LessonName) {
    if (!lessonProgress.has(lesson)) write('learn.finished', [...finished(), lesson]);
  },
  /** Until all are finished or the reader has dismissed them. */
  isOffered: () => !lessons.every(lessonProgress.has) && !readSwitch('learn.dismissed', false),
  dismiss() {
    write('learn.dismissed', true);
  },
};
