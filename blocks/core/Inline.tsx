import type { ReactNode } from 'react'
import type { Mark, MarkType, Inline as Run } from './block.types.ts'
import { hasText } from './inlineText.ts'
import { Link, type LinkingPage } from './Link.tsx'
import { sameJson } from './sameJson.ts'

type LinkMark = Extract<Mark, { type: 'link' }>

const tagOfMark = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  superscript: 'sup',
  subscript: 'sub',
  code: 'code',
  diffAdded: 'ins',
  diffRemoved: 'del',
} as const satisfies Record<Exclude<MarkType, 'link'>, string>

function linkOf(run: Run): LinkMark | null {
  return run.type === 'text' ? (run.marks.find((mark) => mark.type === 'link') ?? null) : null
}

function marked(run: Run): ReactNode {
  if (run.type === 'hardBreak') return <br />
  let node: ReactNode = run.text
  for (const { type } of run.marks.toReversed()) {
    // A mark from a newer version of the editor must not take the text with it.
    const Tag = type !== 'link' && Object.hasOwn(tagOfMark, type) ? tagOfMark[type] : null
    if (Tag) node = <Tag>{node}</Tag>
  }
  return node
}

interface LinkedRuns {
  link: LinkMark | null
  // Of the first run, in the text: a key that stays the same.
  offset: number
  runs: { offset: number; node: ReactNode }[]
  // A link with only white space would be focusable, but have no name.
  isBlank: boolean
}

// Neighbours with the same link are one link: it is announced once, and its note is read once.
function groupByLink(content: Run[]): LinkedRuns[] {
  const groups: LinkedRuns[] = []
  let offset = 0
  for (const run of content) {
    const link = linkOf(run)
    const last = groups.at(-1)
    const entry = { offset, node: marked(run) }
    const isBlank = !hasText([run])
    if (last && sameJson(link ?? null, last.link ?? null)) {
      last.runs.push(entry)
      last.isBlank &&= isBlank
    } else groups.push({ link, offset, runs: [entry], isBlank })
    offset += 1
  }
  return groups
}

interface Props {
  content: Run[]
  page: LinkingPage
  // False inside something that is a link itself: links cannot be nested.
  isLinked?: boolean
}

/** Renders runs of text with their marks. */
export function Inline({ content, page, isLinked = true }: Props) {
  return groupByLink(content).map(({ isBlank, link, offset, runs }) => {
    const nodes = runs.map((run) => <RunOfText key={run.offset}>{run.node}</RunOfText>)
    if (!link || !isLinked || isBlank) return <RunOfText key={offset}>{nodes}</RunOfText>
    return (
      <Link key={offset} href={link.href} newTab={link.newTab} rel={link.rel?.join(' ')} page={page}>
        {nodes}
      </Link>
    )
  })
}

function RunOfText({ children }: { children: ReactNode }) {
  return children
}
