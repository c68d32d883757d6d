// Stories that the clipboard holds at most; the oldest ones leave it.
const maxStories = 50

export function withKept(posts: readonly string[], post: string): string[] {
  return [post, ...withoutKept(posts, post)].slice(0, maxStories)
}

/** Returns a clipboard without a story. */
export function withoutKept(posts: readonly string[], post: string): string[] {
  return posts.filter((one) => one !== post)
}
