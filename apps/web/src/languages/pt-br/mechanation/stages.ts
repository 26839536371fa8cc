/** What a Mech at a Stage is. */
export const STAGES = { STB: 'em espera', DIS: 'desativado', MALF: 'em pane' };
