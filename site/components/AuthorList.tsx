import { Fragment } from 'react'
import { joinerBefore } from '#blocks/core/teaser/authorList.ts'
import type { ReaderAuthor } from '#contract/reader.schema.ts'

interface Props {
  authors: readonly ReaderAuthor[]
}

/** Authors as a sentence has them, linked where they have a page (docs/spec/reader-site.md#author-line). */
export function AuthorList({ authors }: Props) {
  return authors.map(({ name, url }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two authors may share a name, and the list never changes in place.
    <Fragment key={index}>
      {joinerBefore(index, authors.length)}
      {url ? (
        <a className="author-list__name" href={url} rel="author">
          <bdi>{name}</bdi>
        </a>
      ) : (
        <bdi className="author-list__name">{name}</bdi>
      )}
    </Fragment>
  ))
}
