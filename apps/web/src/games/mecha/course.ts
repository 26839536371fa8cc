import type { Edition } from '@mechatable/mecha';
import type { Course } from '../shared/course.ts';
import { firstCourse } from './course-first.ts';
import { secondCourse } from './course-second.ts';

/** First steps in each edition. */
export const COURSES: Readonly<Record<Edition, Course>> = { '1e': firstCourse, '2e': secondCourse };
