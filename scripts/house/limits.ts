/** The largest value of each figure. A limit may only fall; a figure without one has to be 0. */
export const limits: Readonly<Record<string, number>> = {
  'docstrings per 1,000 lines': 40.8,
  'files of 20 lines or fewer, percent': 13.7,
  'file suffixes in use': 64,
  'pairs of folders of plugins that import each other': 0,
  'arrows between folders of plugins in circles': 0,
  'arrows between folders of site in circles': 0,
  'calls of fetch in cms': 3,
  'casts and any': 44,
  'silenced checks': 71,
}
