import { type ComponentType, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'

/**
 * Makes a part of the page work. A module of its own, because the loader fetches it when it is needed: fetching React by its
 * own name would bring all of it, also what no part uses.
 */
export function hydrate<Props extends object>(node: HTMLElement, Component: ComponentType<Props>, props: Props): void {
  hydrateRoot(node, createElement(Component, props))
}
