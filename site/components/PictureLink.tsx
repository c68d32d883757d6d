// biome-ignore-all lint/a11y/useAnchorContent: the headline is the link that has a name
import type { ComponentProps } from 'react'
import { Picture } from '../images/Picture.tsx'

interface Props extends Omit<ComponentProps<typeof Picture>, 'alt'> {
  href: string
  className: string
  place?: string
}

/**
 * Renders a picture with the link of the headline beside it. Keyboards and screen readers have the link once, in the
 * headline.
 */
export function PictureLink({ href, className, place, ...picture }: Props) {
  return (
    <a className={className} href={href} tabIndex={-1} aria-hidden="true" data-place={place}>
      <Picture {...picture} alt="" />
    </a>
  )
}
