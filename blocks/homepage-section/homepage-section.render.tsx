import { blockAttributes } from '../core/blockAttributes.ts'
import { Link } from '../core/Link.tsx'
import type { BlockRenderer } from '../core/render.types.ts'
import { homepageSection } from './homepage-section.schema.ts'

/** Renders a part of the home page: its header where that is shown, its rows, its sidebar, and the link to all of it. */
export const renderHomepageSection: BlockRenderer<typeof homepageSection> = ({ block, page, children }) => {
  const { anchor, className, showSectionHeader, viewAllUrl } = block.props
  return (
    <section
      {...blockAttributes(homepageSection, { anchor, className, modifiers: showSectionHeader ? [] : ['headless'] })}
    >
      {children}
      {showSectionHeader && viewAllUrl && (
        <p className="homepage-section__all">
          <Link href={viewAllUrl} page={page}>
            View all
          </Link>
        </p>
      )}
    </section>
  )
}
