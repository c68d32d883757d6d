import { FieldDiffLabel } from '@payloadcms/ui/rsc'
import type { FieldDiffServerProps, RichTextField } from 'payload'
import type { ReactNode } from 'react'
import type { Block } from '#blocks/core/block.types.ts'
import { Inline } from '#blocks/core/Inline.tsx'
import { blocksFromLexical } from '#blocks/registry/lexical.convert.ts'
import { definitionOf } from '#blocks/registry/schemas.ts'
import { publicationTimeZone } from '#collections/settings/settingsOfRequest.ts'
import { isLexicalState } from '#plugins/blocks-field/lexicalState.guard.ts'
import { type ChangedSetting, type ComparedBlock, compareBlocks } from '#plugins/comparing/blocks.compare.ts'
import { settingName, settingValue } from '#plugins/comparing/setting.words.ts'
import { placeOf } from '#plugins/comparing/taken.blocks.ts'
import { cmsEnvironment } from '../environment.ts'
import { type ReferenceNames, referenceNames } from './referenceNames.ts'
import type { PartSide } from './TakenParts.tsx'
import { TakePart } from './TakePart.tsx'
import './textComparison.css'

interface RowContext {
  names: ReferenceNames
  timeZone: string
  // Of the reader site: what a link without a host is relative to.
  siteUrl: string
  // The name of the text, when parts of it can be taken over.
  field: string | null
}

interface Row {
  block: ComparedBlock
  depth: number
  place: string
  // Where it can be taken from: its place in the newer version, or in the older one when it is gone from the newer.
  taken: { side: PartSide; place: string } | null
}

interface Parents {
  before: string
  after: string
}

// What stands in a block that is new, gone or moved comes and goes with it: it has no parents.
function rowsOf(
  blocks: ComparedBlock[],
  depth = 0,
  path = '',
  parents: Parents | null = { before: '', after: '' },
): Row[] {
  let [before, after] = [0, 0]
  return blocks.flatMap((block, index) => {
    const place = `${path}.${index}`
    const own = parents && { before: placeOf(parents.before, before), after: placeOf(parents.after, after) }
    if (block.before) before += 1
    if (block.after) after += 1
    const isInBoth = block.before !== null && block.after !== null
    const row = { block, depth, place, taken: own && takenFrom(block, own) }
    return [row, ...rowsOf(block.children, depth + 1, place, isInBoth ? own : null)]
  })
}

function takenFrom({ state, after }: ComparedBlock, own: Parents): Row['taken'] {
  if (state === 'same' || (state === 'moved' && !after)) return null
  return after ? { side: 'version', place: own.after } : { side: 'compared', place: own.before }
}

// Blocks deeper than this are not indented any further.
const maxDepth = 3

// Number of unchanged blocks that stay visible beside a change; further ones are folded.
const rowsAround = 1
const minFoldLines = 3

// Rows, and stretches of rows that nothing happened in.
function folded(rows: Row[]): (Row | Row[])[] {
  const isNear = (index: number) =>
    rows.slice(Math.max(0, index - rowsAround), index + rowsAround + 1).some(({ block }) => block.state !== 'same')
  const parts: (Row | Row[])[] = []
  let quiet: Row[] = []
  const close = () => {
    if (quiet.length >= minFoldLines) parts.push(quiet)
    else parts.push(...quiet)
    quiet = []
  }
  for (const [index, row] of rows.entries()) {
    if (isNear(index)) {
      close()
      parts.push(row)
    } else quiet.push(row)
  }
  close()
  return parts
}

// Returns what a block without text says: its own words, or else what it refers to.
function words(block: Block, names: ReferenceNames): string {
  const definition = definitionOf(block.type)
  const props = definition?.props.safeParse(block.props)
  const own = definition && props?.success ? definition.words(props.data).filter(Boolean) : []
  const said = (own.length > 0 ? own : [...names.of(block).values()]).join(' · ')
  const isOpenSlot = 'pinned' in block.props && block.props.pinned === null
  return said || (isOpenSlot ? 'Filled automatically' : '')
}

function Settings({
  block,
  settings,
  side,
  names,
  timeZone,
}: { block: Block; settings: ChangedSetting[]; side: 'before' | 'after' } & Pick<RowContext, 'names' | 'timeZone'>) {
  const Mark = side === 'before' ? 'del' : 'ins'
  return (
    <ul className="text-comparison-settings">
      {settings.map(({ name, ...values }) => (
        <li key={name}>
          {settingName(name)}: <Mark>{settingValue(values[side], { names: names.of(block, name), timeZone })}</Mark>
        </li>
      ))}
    </ul>
  )
}

// Renders the label of a block that is not a plain paragraph: its name, and its change.
function Label({ block, row: { state, settings } }: { block: Block; row: ComparedBlock }) {
  const title = definitionOf(block.type)?.title ?? block.type
  const isPlain = block.type === 'paragraph' && state !== 'moved' && settings.length === 0
  if (isPlain) return null
  return (
    <span className="text-comparison-label">
      {title}
      {state === 'moved' && ' (moved)'}
    </span>
  )
}

function Side({
  row,
  side,
  names,
  siteUrl,
  timeZone,
  children,
}: { row: ComparedBlock; side: 'before' | 'after'; children?: ReactNode } & RowContext) {
  const block = row[side]
  if (!block) return <div className="text-comparison-side" data-side={side} />
  const said = words(block, names)
  const context = { names, timeZone }
  const Whole = row.state === 'added' ? 'ins' : row.state === 'removed' ? 'del' : 'span'
  const page = { medium: 'feed', site: { url: siteUrl, name: '', brand: '', timeZone } } as const
  return (
    <div className="text-comparison-side" data-side={side} data-state={row.state} data-block={block.type}>
      <Label block={block} row={row} />
      {block.content.length > 0 && (
        <p>
          <Inline content={block.content} page={page} />
        </p>
      )}
      {block.content.length === 0 && said !== '' && (
        <p>
          <Whole>{said}</Whole>
        </p>
      )}
      {row.settings.length > 0 && <Settings block={block} settings={row.settings} side={side} {...context} />}
      {children}
    </div>
  )
}

function BlockRow({ row: { block, depth, taken }, ...context }: { row: Row } & RowContext): ReactNode {
  const title = (definitionOf((block.after ?? block.before)?.type ?? '')?.title ?? 'block').toLowerCase()
  const { field } = context
  const take = (side: PartSide, label: string) =>
    taken?.side === side && field && <TakePart field={field} place={taken.place} side={side} label={label} />
  return (
    <div className="text-comparison-row" data-state={block.state} data-depth={Math.min(depth, maxDepth)}>
      <Side row={block} side="before" {...context}>
        {take('compared', `Bring this ${title} back`)}
      </Side>
      <Side row={block} side="after" {...context}>
        {take('version', `Take this ${title}`)}
      </Side>
    </div>
  )
}

// Returns whether a text has nothing but empty lines.
const isBlank = (blocks: Block[]): boolean =>
  blocks.every(({ type, content, children }) => type === 'paragraph' && content.length + children.length === 0)

const blocksOf = (value: unknown): Block[] => (isLexicalState(value) ? blocksFromLexical(value) : [])

/**
 * Renders the difference of two versions of a text: words, blocks and settings, each at its place
 * (docs/spec/editor.md#version-comparison).
 */
export async function TextComparison({
  comparisonValue,
  versionValue,
  field,
  baseVersionField,
  req,
  nestingLevel = 0,
}: FieldDiffServerProps<RichTextField>) {
  const [before, after] = [blocksOf(comparisonValue), blocksOf(versionValue)]
  if (isBlank(before) && isBlank(after)) return null
  const parts = folded(rowsOf(compareBlocks(before, after)))
  const context: RowContext = {
    names: await referenceNames(req, [...before, ...after]),
    timeZone: await publicationTimeZone(req),
    siteUrl: cmsEnvironment(process.env).SITE_URL,
    field: baseVersionField.path === field.name ? field.name : null,
  }
  const label = 'label' in field && typeof field.label === 'string' ? field.label : ''
  return (
    <div className={`text-comparison nested-level-${nestingLevel}`}>
      <FieldDiffLabel>{label}</FieldDiffLabel>
      {parts.map((part) => {
        if (!Array.isArray(part)) return <BlockRow key={part.place} row={part} {...context} />
        return (
          <details key={part[0]?.place}>
            <summary>{part.length} unchanged blocks</summary>
            {part.map((row) => (
              <BlockRow key={row.place} row={row} {...context} />
            ))}
          </details>
        )
      })}
    </div>
  )
}
