/**
 * Makes the interactive parts of a page work, each when it comes near. What a part needs is loaded then and not before;
 * `data-island-state` says how far it is: absent, "loading", "hydrated" or "failed".
 */
import type { IslandName } from '#blocks/core/Island.tsx'
import { isIslandName, islands } from '#blocks/registry/islands.ts'

type AnyIsland = Awaited<ReturnType<(typeof islands)[IslandName]>>

// Properties that fit whichever part it is: those in the page were written for the one that it names.
type IslandProps = AnyIsland extends (props: infer Props) => unknown ? Props : never

// Distance below the window at which the code of a part is fetched.
const nearness = '600px 0px'

async function hydrateIsland(node: HTMLElement): Promise<void> {
  const { island: name, props = '{}' } = node.dataset
  if (!isIslandName(name) || node.dataset.islandState) return
  node.dataset.islandState = 'loading'
  try {
    const [Component, { hydrate }] = await Promise.all([islands[name](), import('./hydrate.ts')])
    hydrate<IslandProps>(node, Component, JSON.parse(props))
    node.dataset.islandState = 'hydrated'
  } catch (error) {
    // The part stays as the server made it, which works without script.
    node.dataset.islandState = 'failed'
    console.error(error)
  }
}

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue
      observer.unobserve(target)
      void hydrateIsland(target)
    }
  },
  { rootMargin: nearness },
)

declare global {
  interface DocumentEventMap {
    islandsadded: Event
  }
}

function watchIslands(): void {
  for (const node of document.querySelectorAll('[data-island]:not([data-island-state])')) observer.observe(node)
}

// Goes to the part that the hash of the address is for where the page has no such element: a link to the last photo of
// a gallery is older than its removal.
function goToHash(): void {
  const { hash } = location
  if (hash.length < 2 || document.getElementById(hash.slice(1))) return
  for (const node of document.querySelectorAll<HTMLElement>('[data-island-hash]')) {
    if (hash.startsWith(node.dataset.islandHash ?? '')) node.parentElement?.scrollIntoView({ block: 'center' })
  }
}

// An event, because an import would split this file: a second request for every reader.
document.addEventListener('islandsadded', watchIslands)
watchIslands()
goToHash()
addEventListener('hashchange', goToHash)
