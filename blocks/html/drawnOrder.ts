import { useEffect, useState } from 'react'

/**
 * Returns the places of `count` things in an order that is drawn by lot; each order is as likely as any other.
 * @param random as `Math.random`
 */
export function drawOrder(count: number, random: () => number): number[] {
  const order = Array.from({ length: count }, (_, place) => place)
  for (let last = count - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const moved = order[last] ?? 0
    order[last] = order[other] ?? 0
    order[other] = moved
  }
  return order
}

/** Returns an order that was kept as text; null for one that is none of `count` things. */
export function keptOrder(text: string | null, count: number): number[] | null {
  const order = (text ?? '').split(',').map(Number)
  const isOrder = order.length === count && new Set(order).size === count
  return isOrder && order.every((place) => Number.isInteger(place) && place >= 0 && place < count) ? order : null
}

// Returns a cryptographically random number from 0 to 1.
const unforeseen = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32

/**
 * Returns the order of candidates for this reader: drawn once for a visit, so that it stays over pages.
 * @returns null until it is drawn, which the server cannot do: readers share its pages
 */
export function useDrawnOrder(forumId: string, count: number): number[] | null {
  const [order, setOrder] = useState<number[] | null>(null)
  useEffect(() => {
    const key = `${forumId}-order`
    try {
      const kept = keptOrder(sessionStorage.getItem(key), count)
      const drawn = kept ?? drawOrder(count, unforeseen)
      sessionStorage.setItem(key, drawn.join(','))
      setOrder(drawn)
    } catch {
      // A browser that stores nothing draws on every page.
      setOrder(drawOrder(count, unforeseen))
    }
  }, [forumId, count])
  return order
}
