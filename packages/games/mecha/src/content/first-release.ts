import type { Edition } from './traits.ts';

/**
 * Content as it was in the first release, by id and in its order then. Records of that time hash pieces by their
 * number in these lists, so nothing here ever changes.
 */

/** The rules version of these matches. */
export const FIRST_VERSION = 3;

/** Cards of both editions. */
export const FIRST_CARDS: readonly string[] = (
  'MG1-001 MG1-002 MG1-003 MG1-004 MG1-005 MG1-006 MG1-007 MG1-008 MG1-009 MG1-010 MG1-011 MG1-012 ' +
  'MG1-013 MG1-014 MG1-015 MG1-016 MG1-017 MG1-018 MG1-019 MG1-020 MG1-021 MG1-022 MG1-023 MG1-024 ' +
  'MG1-025 MG1-026 MG1-027 MG1-028 MG1-029 MG1-030 MG2-001 MG2-002 MG2-003 MG2-004 MG2-005 MG2-006 ' +
  'MG2-007 MG2-008 MG2-009 MG2-010 MG2-011 MG2-012 MG2-013 MG2-014 MG2-015 MG2-016 MG2-017 MG2-018 ' +
  'MG2-019 MG2-020 MG2-021 MG2-022 MG2-023 MG2-024 MG2-025 MG2-026 MG2-027 MG2-028 MG2-029 MG2-030 ' +
  'MG2-031 MG2-032 MG2-033 MG2-034 MG2-035 MG2-036 MG2-037 MG2-038 MG2-039 MG2-040 MG2-041 MG2-042 ' +
  'MG2-043 MG2-044 MG2-045 MG2-046 MG2-047 MG2-048 MG2-049 MG2-050 MG2-051 MG2-052 MG2-053 MG2-054 ' +
  'MG2-055 MG2-056 MG2-057 MG2-058 MG2-059 MG2-060 MG2-061 MG2-062 MG2-063 MG2-064 MG2-065 MG2-066 ' +
  'MG2-067 MG2-068 MG2-069 MG2-070 MG2-071 MG2-072 MG2-073 MG2-074 MG2-075 MG2-076 MG2-077 MG2-078 ' +
  'MG2-079 MG2-080 MG2-081 MG2-082 MG2-083 MG2-084 MG2-085 MG2-086 MG2-087 MG2-088 MG2-089 MG2-090 ' +
  'MG2-091 MG2-092 MG2-093 MG2-094 MG2-095 MG2-096 MG2-097 MG2-098 MG2-099 MG2-100 MG2-101 MG2-102 ' +
  'MG2-103 MG2-104 MG2-105 MG2-106 MG2-107 MG2-108 MG2-109 MG2-110 MG2-111 MG2-112 MG2-113 MG2-114 ' +
  'MG2-115 MG2-116 MG2-117 MG2-118 MG2-119 MG2-120 MG2-121 MG2-122 MG2-123 MG2-124 MG2-125 MG2-126 ' +
  'MG2-127 MG2-128 MG2-129 MG2-130'
).split(' ');

/** Starter decks. */
export const FIRST_DECKS: Readonly<Record<Edition, readonly string[]>> = {
  '1e': 'signal-rush sky-patrol iron-wall long-guns'.split(' '),
  '2e': 'graces-command donnas-search wind-up-parade bull-run iron-bastion pack-hunt'.split(' '),
};
