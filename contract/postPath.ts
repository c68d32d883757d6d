/** Matches the canonical path of a post, as "/2026/01/02/park-opens". */
export const postPath = /^\/\d{4}\/\d{2}\/\d{2}\/[^/]+$/
