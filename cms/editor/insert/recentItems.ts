import { z } from 'zod'

// Number of items that are remembered.
const maxRecent = 6

const storageKey = (userId: string | number) => `citydesk/inserted/${userId}`
const remembered = z.array(z.string())

/** Returns the keys of the items that this user inserted last in this browser, the newest first. */
export function recentItems(userId: string | number): string[] {
  try {
    return remembered.parse(JSON.parse(localStorage.getItem(storageKey(userId)) ?? '[]'))
  } catch {
    // A browser without storage, or with a value of another program, has no recent items.
    return []
  }
}

export function recordRecentItem(userId: string | number, key: string): void {
  const keys = [key, ...recentItems(userId).filter((other) => other !== key)].slice(0, maxRecent)
  try {
    localStorage.setItem(storageKey(userId), JSON.stringify(keys))
  } catch {
    // The item is inserted all the same.
  }
}
