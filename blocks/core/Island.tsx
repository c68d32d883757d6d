import type { ComponentType } from 'react'

/** The interactive parts of pages, by the name that stands in `data-island`. */
export type IslandName =
  | 'podcast-platforms'
  | 'episode-player'
  | 'gallery'
  | 'image-compare'
  | 'newsletter-signup'
  | 'dynamic-content'
  | 'block-inspector'
  | 'chart'
  | 'video'
  | 'chat'
  | 'candidate-forum'
  | 'social-embed'

interface Props<ComponentProps extends object> {
  name: IslandName
  component: ComponentType<ComponentProps>
  // Has to survive JSON: it travels in the page, and the browser renders the component again with it.
  props: ComponentProps
  // The beginning of hashes that are for this part, also where the page has no element of that id.
  hash?: string
}

/** Renders an interactive part of a page, which is hydrated alone in the browser when it comes near. */
export function Island<ComponentProps extends object>({
  name,
  component: Component,
  props,
  hash,
}: Props<ComponentProps>) {
  return (
    <div data-island={name} data-island-hash={hash} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  )
}
