import type { BrowserContext, Page } from 'playwright-core'
import type { Block } from '#blocks/core/block.types.ts'
import { inlineText } from '#blocks/core/inlineText.ts'
import { blockGroups } from '#blocks/registry/blockGroups.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { schemas } from '#blocks/registry/schemas.ts'
import type { Part } from './killable.newsroom.ts'
import { bodySelector, deleteBy, paste, pressTool, selectAt, treeOf } from './writer.page.ts'

/** One thing that one of the people does. `at` and `amount` are from 0 to 1. */
export interface Turn {
  writer: number
  name: OperationName
  at: number
  amount: number
}

export interface FuzzRoom {
  open(context: BrowserContext): Promise<Page>
  contexts: BrowserContext[]
  /** Kills a part of the newsroom in the middle of whatever it does, and resolves when it is back. */
  kill(part: Part): Promise<void>
  /** Returns whether the browser itself reports a line in a console because of what was killed. */
  isExpected(text: string): boolean
  draft(): Promise<{ body: unknown; headline: string }>
  /**
   * Replaces the body of the draft over REST, as a program does that names the version it has read.
   * @returns false where that version is not known any more, and nothing was written
   */
  writeByApi(change: (body: unknown) => unknown): Promise<boolean>
}

export interface Writer {
  page: Page
  context: BrowserContext
  hasUndone: boolean
}

export interface ProgramWrite {
  written: string
  replaced: string
}

export interface World {
  room: FuzzRoom
  writers: Writer[]
  /**
   * The writer of each character. Every keystroke types a unique character, so that each can be looked for afterwards.
   */
  typedBy: Map<string, Pick<Writer, 'hasUndone'>>
  deleted: Set<string>
  programWrites: ProgramWrite[]
  /** The operations, in the order in which they began and ended. */
  history: string[]
}

// Far from where fonts have ligatures, and from what keyboards have.
const firstKeystroke = 0x4e00

function newKeystroke({ typedBy, history }: World, writer: Pick<Writer, 'hasUndone'>): string {
  const character = String.fromCharCode(firstKeystroke + typedBy.size)
  typedBy.set(character, writer)
  history.push(character)
  return character
}

const noteDeleted = ({ deleted }: World, text: string) => {
  for (const character of text) deleted.add(character)
}

type Operation = (world: World, writer: Writer, turn: Turn) => Promise<void>

const press =
  (key: string): Operation =>
  async (_, { page }, { at }) => {
    await selectAt(page, at)
    await page.keyboard.press(key)
  }

const withTool =
  (label: string): Operation =>
  async (_, { page }, { at }) => {
    await selectAt(page, at)
    await pressTool(page, label)
  }

// Every kind of block, by the last word of its name, which finds it in the menu.
const insertable = Object.values(blockGroups)
  .flat()
  .map((type) => schemas[type].title.split(/[ -]/).at(-1) ?? type)

const paragraphOf = (text: string): Block => ({
  id: '',
  type: 'paragraph',
  props: {},
  children: [],
  content: [{ type: 'text', text, marks: [] }],
})

const program = { hasUndone: false }

/** Operations of people and programs, and failures that can happen to them. */
export const operations = {
  type: async (world, writer, { at, amount }) => {
    await selectAt(writer.page, at)
    for (let left = 1 + Math.floor(amount * 4); left > 0; left -= 1)
      await writer.page.keyboard.type(newKeystroke(world, writer))
  },
  typeHeadline: async (world, writer, { at }) => {
    await writer.page.$eval(
      '#field-headline',
      (input, place) => {
        if (!(input instanceof HTMLTextAreaElement)) return
        input.focus()
        const offset = Math.floor(place * (input.value.length + 1))
        input.setSelectionRange(offset, offset)
      },
      at,
    )
    await writer.page.keyboard.type(newKeystroke(world, writer))
  },
  split: press('Enter'),
  breakLine: press('Shift+Enter'),
  merge: async (world, { page }, { at }) => {
    await selectAt(page, at)
    await page.keyboard.press('Home')
    await page.evaluate(() => getSelection()?.modify('extend', 'backward', 'character'))
    noteDeleted(world, await deleteBy(page, 'Backspace'))
  },
  deleteText: async (world, { page }, { at, amount }) => {
    await selectAt(page, at, 1 + Math.floor(amount * 4))
    noteDeleted(world, await deleteBy(page, 'Delete'))
  },
  format: async (_, { page }, { at, amount }) => {
    await selectAt(page, at, 1 + Math.floor(amount * 6))
    await page.keyboard.press(amount < 0.5 ? 'Control+b' : 'Control+i')
  },
  paste: async (world, writer, { at, amount }) => {
    await selectAt(writer.page, at)
    const [first, second] = [newKeystroke(world, writer), newKeystroke(world, writer)]
    await paste(writer.page, amount < 0.5 ? `<p>${first}${second}</p>` : `<p>${first}</p><ul><li>${second}</li></ul>`)
  },
  insertBlock: async (_, { page }, { at, amount }) => {
    await selectAt(page, at)
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.keyboard.type(`/${insertable[Math.floor(amount * insertable.length)]}`, { delay: 60 })
    await page.keyboard.press('Enter')
  },
  moveUp: withTool('Move up'),
  moveDown: withTool('Move down'),
  removeBlock: async (world, { page }, { at }) => {
    await selectAt(page, at)
    const block = page.locator('.block--active')
    if ((await block.count()) === 0) return
    noteDeleted(world, (await block.first().textContent()) ?? '')
    await pressTool(page, 'Remove')
  },
  setting: async (_, { page }, { at, amount }) => {
    await selectAt(page, at)
    const toggles = page.locator('.block-toolbar button[aria-pressed]')
    const count = await toggles.count()
    if (count > 0)
      await toggles
        .nth(Math.floor(amount * count))
        .click({ timeout: 1000 })
        .catch(() => undefined)
  },
  undo: async (_, writer) => {
    writer.hasUndone = true
    await writer.page.focus(bodySelector)
    await writer.page.keyboard.press('Control+z')
  },
  redo: async (_, { page }) => {
    await page.focus(bodySelector)
    await page.keyboard.press('Control+Shift+z')
  },
  reopenTab: async ({ room }, writer) => {
    await writer.page.close()
    writer.page = await room.open(writer.context)
  },
  apiWrite: async (world, _, { at }) => {
    const written = [1, 2, 3].map(() => newKeystroke(world, program)).join('')
    let replaced = ''
    const isTaken = await world.room.writeByApi((body) => {
      const blocks = treeOf(body)
      const texts = blocks.filter(({ type }) => type === 'paragraph')
      const target = texts[Math.floor(at * texts.length)]
      replaced = target ? inlineText(target.content) : ''
      const own = paragraphOf(written)
      return lexicalFromBlocks(target ? blocks.map((block) => (block === target ? own : block)) : [...blocks, own])
    })
    noteDeleted(world, isTaken ? replaced : written)
    if (isTaken) world.programWrites.push({ written, replaced })
    world.history.push(`program: ${written} ${isTaken ? 'in place of' : 'refused, not in place of'} “${replaced}”`)
  },
  killServer: async ({ room }) => room.kill('real-time server'),
  killBackOffice: async ({ room }) => room.kill('back office'),
  killDatabase: async ({ room }) => room.kill('database'),
} satisfies Record<string, Operation>

export type OperationName = keyof typeof operations
