/** Other forms of a page: a story or a list as text alone, and a story for other publications. */

const republishFolder = '/republish'
const postShape = /^\/\d{4}\/\d{2}\/\d{2}\/[^/]+$/u

/** The path of the front page as text. */
export const textFrontPath = '/text'

/** Returns the path of the text of a story or a list. */
export function textPath(page: string): string {
  return `${textFrontPath}${page.replace(/^\/(?=\?|$)/u, '')}`
}

/** Returns the path at which a story is offered to other publications. */
export function republishPath(story: string): string {
  return republishFolder + story
}

/** Returns the path of the story that a path offers to other publications; null for other paths. */
export function republishedStory(path: string): string | null {
  const story = path.startsWith(republishFolder) ? path.slice(republishFolder.length) : ''
  return postShape.test(story) ? story : null
}

/** Returns the other form of the story that an address leads to; the address itself where that is no story. */
export function otherFormOf(location: string, form: (story: string) => string): string {
  return postShape.test(location) ? form(location) : location
}

/** Returns the path of the picture of one pixel that counts how often a story is read elsewhere. */
export function pixelPath(post: string): string {
  return `/pixel/${post}.gif`
}
