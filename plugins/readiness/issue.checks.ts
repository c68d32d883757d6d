/** The checks before an issue of a newsletter goes out. Pure: the screen runs them during editing, the server before publication. */
import type { Block } from '#blocks/core/block.types.ts'
import { parseProps } from '#blocks/core/parseProps.ts'
import { walkBlocks } from '#blocks/core/treeWalk.ts'
import { gallery } from '#blocks/gallery/gallery.schema.ts'
import { imageCompare } from '#blocks/image-compare/image-compare.schema.ts'
import { definitionOf } from '#blocks/registry/schemas.ts'
import { checkBlocks } from '#plugins/readiness/readiness.checks.ts'
import type { MediaFacts, ReadinessResult } from '#plugins/readiness/readiness.types.ts'
import { blocksOf, type PostValues, textOf } from '#plugins/readiness/readinessFacts.ts'
import { blockLinksOf, isInPage, linkFault, textLinksOf } from '../newsletters/mail/issueLinks.ts'
import { inKilobytes, type MailFacts, mailLimit } from '../newsletters/mail/mailFacts.ts'

export interface IssueFacts {
  subject: string
  previewText: string
  blocks: Block[]
  altTextOf: (mediaId: string) => string | undefined
  /** Null until the mail is rendered. */
  mail: MailFacts | null
}

/** Returns the facts of an issue as the form or the database has it. */
export function issueFactsOf(
  issue: PostValues,
  { media, mail }: { media: ReadonlyMap<string, MediaFacts>; mail: MailFacts | null },
): IssueFacts {
  return {
    subject: textOf(issue.subject),
    previewText: textOf(issue.previewText),
    blocks: blocksOf(issue),
    altTextOf: (id) => media.get(id)?.alt,
    mail,
  }
}

// Characters that a subject may have.
const maxSubject = 150

const lengthOf = (text: string): number => [...text.trim()].length

/** Returns the checks of an issue, then what its blocks and links report of themselves. */
export function checkIssue(facts: IssueFacts): ReadinessResult[] {
  const { blocks, mail, previewText, subject } = facts
  const check = (
    name: string,
    label: string,
    field: string,
    isPassed: boolean,
    { kind = 'Required', todo }: Partial<Pick<ReadinessResult, 'kind' | 'todo'>> = {},
  ): ReadinessResult => ({ name, label, todo, group: 'Mail', kind, field, isPassed })
  return [
    check('subjectIsPopulated', 'Subject is populated', 'subject', lengthOf(subject) > 0),
    check(
      'subjectIsShort',
      `Subject is not longer than ${maxSubject} characters`,
      'subject',
      lengthOf(subject) <= maxSubject,
    ),
    check('previewTextIsPopulated', 'Preview text is populated', 'previewText', lengthOf(previewText) > 0, {
      kind: 'Recommended',
    }),
    ...(mail
      ? [
          check('mailIsSmall', `Mail is not larger than ${inKilobytes(mailLimit)}`, 'body', mail.bytes <= mailLimit, {
            todo:
              mail.bytes > mailLimit
                ? `Shorten the newsletter: its mail has ${inKilobytes(mail.bytes)}, and Gmail hides what is over ${inKilobytes(mailLimit)}`
                : undefined,
          }),
        ]
      : []),
    ...checkBlocks(facts),
    ...bareFaults(facts),
    // The other faults of their links are reported by the blocks themselves.
    ...[...new Set([...textLinksOf(blocks), ...blockLinksOf(blocks).filter(isInPage)])].flatMap((href) => {
      const fault = linkFault(href)
      return fault === null ? [] : [bodyFault(`link:${href}`, `Link ${href} ${fault}`, 'Required')]
    }),
    ...(mail?.deadLinks ?? []).map((href) =>
      bodyFault(`dead:${href}`, `Link ${href} leads to a page that readers cannot open`, 'Recommended'),
    ),
    ...(mail?.leftOut ?? []).map(({ blockId, message }) => ({
      ...bodyFault(`left:${blockId}`, `Left out of the mail: ${message}`, 'Recommended'),
      blockId,
    })),
  ]
}

const bodyFault = (name: string, label: string, kind: ReadinessResult['kind']): ReadinessResult => ({
  name,
  label,
  kind,
  group: 'Story',
  field: 'body',
  isPassed: false,
})

interface Described {
  id: string | null
  altText: string
}

// Returns the pictures of the blocks that do not report missing alternative texts themselves.
function picturesOf({ type, props }: Block): Described[] {
  if (type === gallery.type) return parseProps(gallery.props, props).props?.content ?? []
  if (type !== imageCompare.type) return []
  const { first, second } = parseProps(imageCompare.props, props).props ?? {}
  return [first, second].flatMap((picture) => (picture ? [{ id: picture.contentId, altText: picture.altText }] : []))
}

function bareFaults({ altTextOf, blocks }: IssueFacts): ReadinessResult[] {
  return [...walkBlocks(blocks)].flatMap((block) => {
    const bare = picturesOf(block).filter(({ altText, id }) => id && !(altText.trim() || altTextOf(id)?.trim()))
    if (bare.length === 0) return []
    const title = definitionOf(block.type)?.title
    const label = `${title}: ${bare.length} ${bare.length === 1 ? 'picture has' : 'pictures have'} no alt text`
    return [{ ...bodyFault(`bare:${block.id}`, label, 'Recommended'), blockId: block.id }]
  })
}
