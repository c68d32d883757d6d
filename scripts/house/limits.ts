/** The largest value of each figure. A limit may only fall; a figure without one has to be 0. */
export const limits: Readonly<Record<string, number>> = {
  'docstrings per 1,000 lines': 41.6,
  'replaced words in names': 348,
  'files of 20 lines or fewer, percent': 23.1,
  'file suffixes in use': 195,
  'pairs of folders of cms that import each other': 14,
  'arrows between folders of cms in circles': 65,
  'pairs of folders of plugins that import each other': 6,
  'arrows between folders of plugins in circles': 32,
  'pairs of folders of site that import each other': 2,
  'arrows between folders of site in circles': 24,
  'pairs of folders of blocks that import each other': 17,
  'arrows between folders of blocks in circles': 156,
  'calls of fetch in cms': 4,
  'casts and any': 45,
  'silenced checks': 73,
  'exported functions and components that are no declarations': 1123,
}
