// Stories that the clipboard holds at most; the oldest ones leave it.
const maxStories = 50

export const withKept = (posts: readonly string[], post: string): string[] =>
  [post, ...withoutKept(posts, post)].slice(0, maxStories)

/** Returns a clipboard without a story. */
export const withoutKept = (posts: readonly string[], post: string): string[] => posts.filter((one) => one !== post)
