/** The names of the ARC framework's stages, in order, for pages whose steps belong to them. */
export const stages = ['Awareness', 'Readiness', 'Competitive Advantage'];
