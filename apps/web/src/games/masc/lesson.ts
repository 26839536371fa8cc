import type { Lesson } from '../drawing.ts';

export const lesson: Lesson | null = null;
