/** Episodes have the ids from 1 to this one. It stands alone because every page's route table needs it, and nothing more. */
export const lastEpisodeId = 20;
