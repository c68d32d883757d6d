import { type ComponentType, createElement, type ReactNode, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { keepWritten } from './writtenBefore.ts'

/**
 * Makes a part of the page work, with what a reader has written into it before. A module of its own, because the loader
 * fetches it when it is needed: fetching React by its own name would bring all of it, also what no part uses.
 */
export function hydrate<Props extends object>(node: HTMLElement, Component: ComponentType<Props>, props: Props): void {
  const writeAgain = keepWritten(node)
  hydrateRoot(node, createElement(Hydrated, { onHydrated: writeAgain }, createElement(Component, props)))
}

// Calls back once all of the part is there, outside of React's own work, and before an effect draws the part once more.
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children?: ReactNode }): ReactNode {
  useLayoutEffect(() => queueMicrotask(onHydrated), [onHydrated])
  return children
}
