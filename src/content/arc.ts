/** The names of the ARC framework's stages, in order, for pages that assign their steps to these stages. */
export const stages = ['Awareness', 'Readiness', 'Competitive Advantage'];
