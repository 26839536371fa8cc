/**
 * Content as it was in the first release, by id and in its order then. Records of that time hash pieces by their
 * number in these lists, and hand reactions are offered for these cards (LN-R-89), so nothing here ever changes.
 */

/** The rules version of these matches. */
export const FIRST_VERSION = 1;

/** Cards. */
export const FIRST_CARDS: readonly string[] = (
  'VG-01 VG-02 VG-03 VG-04 VG-05 VG-06 VG-07 VG-08 BA-01 BA-02 BA-03 BA-04 BA-05 BA-06 BA-07 BA-08 ' +
  'LB-01 LB-02 LB-03 LB-04 LB-05 LB-06 LB-07 LB-08 SV-01 SV-02 SV-03 SV-04 SV-05 SV-06 SV-07 SV-08 ' +
  'HV-01 HV-02 HV-03 HV-04 HV-05 HV-06 HV-07 HV-08 PH-01 PH-02 PH-03 PH-04 PH-05 PH-06 PH-07 PH-08 ' +
  'NT-01 NT-02 NT-03 NT-04 NT-05 NT-06 NT-07 NT-08 LD-01 LD-02 LD-03 LD-04 LD-05 LD-06 LD-07 LD-08 ' +
  'LD-09 LD-10 LD-11 LD-12 LD-13 LD-14 OP-01 OP-02 OP-03 OP-04 OP-05 OP-06 OP-07 OP-08 OP-09 OP-10 ' +
  'OP-11 OP-12 OP-13 OP-14 OP-15 OP-16 OP-17 MD-01 MD-02 MD-03 MD-04 MD-05 MD-06 MD-07 MD-08 MD-09 ' +
  'MD-10'
).split(' ');

/** Starter decks. */
export const FIRST_DECKS: readonly string[] =
  'iron-spear standing-wall thunder-row second-life swarm-protocol ghost-knife'.split(' ');
