/** The groups of the back office's navigation, in their order. */
export const navGroups = {
  newsroom: 'Newsroom',
  library: 'Library',
  audience: 'Audience',
  administration: 'Administration',
} as const
