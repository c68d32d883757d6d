import { isDeepStrictEqual } from 'node:util'
import type { BrowserContext, Page } from 'playwright-core'
import type { Block } from '#blocks/core/block.types.ts'
import { inlineText } from '#blocks/core/inlineText.ts'
import { walkBlocks } from '#blocks/core/tree.walk.ts'
import { blockGroups } from '#blocks/registry/blockGroups.ts'
import { schemas } from '#blocks/registry/schemas.ts'
import { validateTree } from '#blocks/registry/validate.ts'
import { randomSequence } from '#plugins/collaboration/document/fuzz.random.ts'
import type { Part } from './killable.newsroom.ts'
import { bodySelector, deleteBy, paste, pressTool, selectAt, shownTree, treeOf } from './writer.page.ts'

/** One thing that one of the people does. `at` and `amount` are from 0 to 1. */
export interface Turn {
  writer: number
  name: OperationName
  at: number
  amount: number
}

/** The room that they write in. */
export interface FuzzRoom {
  /** A page in which the document is open and can be written in. */
  open(context: BrowserContext): Promise<Page>
  contexts: BrowserContext[]
  /** Kills a part of the newsroom in the middle of whatever it does, and resolves when it is back. */
  kill(part: Part): Promise<void>
  /** Whether a line in a console is what the browser says by itself of what was killed. */
  isExpected(text: string): boolean
  /** The draft as it is saved. */
  draft(): Promise<{ body: unknown; headline: string }>
}

interface Writer {
  page: Page
  context: BrowserContext
  hasUndone: boolean
}

interface World {
  room: FuzzRoom
  writers: Writer[]
  /** Every keystroke is a character of its own, so that each can be looked for afterwards. */
  typedBy: Map<string, Writer>
  deleted: Set<string>
  /** What has been done, in the order in which it began and ended. */
  history: string[]
}

/** Far from where fonts have ligatures, and from what keyboards have. */
const firstKeystroke = 0x4e00

function newKeystroke({ typedBy, history }: World, writer: Writer): string {
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

/** Every kind of block, by the last word of its name, which finds it in the menu. */
const insertable = Object.values(blockGroups)
  .flat()
  .map((type) => schemas[type].title.split(/[ -]/).at(-1) ?? type)

const operations = {
  type: async (world, writer, { at, amount }) => {
    await selectAt(writer.page, at)
    for (let left = 1 + Math.floor(amount * 4); left > 0; left -= 1)
      await writer.page.keyboard.type(newKeystroke(world, writer))
  },
  typeHeadline: async (world, writer, { at }) => {
    await writer.page.$eval(
      '#field-headline',
      (input, place) => {
        if (!(input instanceof HTMLInputElement)) return
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
  killServer: async ({ room }) => room.kill('real-time server'),
  killBackOffice: async ({ room }) => room.kill('back office'),
  killDatabase: async ({ room }) => room.kill('database'),
} satisfies Record<string, Operation>

export type OperationName = keyof typeof operations

/** How often each thing is done, for every hundred or so. */
type Mix = Partial<Record<OperationName, number>>

/** What people do all day. */
export const writing: Mix = {
  type: 40,
  typeHeadline: 6,
  split: 8,
  breakLine: 2,
  merge: 6,
  deleteText: 5,
  format: 4,
  paste: 3,
  insertBlock: 3,
  moveUp: 4,
  moveDown: 4,
  removeBlock: 1,
  setting: 2,
  undo: 4,
  redo: 2,
  reopenTab: 1,
  killServer: 1,
}

/** A bad day: people type, and everything dies under them. */
export const dying: Mix = {
  type: 60,
  typeHeadline: 10,
  split: 10,
  merge: 5,
  reopenTab: 2,
  killServer: 2,
  killBackOffice: 2,
  killDatabase: 2,
}

const isOperation = (name: string): name is OperationName => Object.hasOwn(operations, name)

/** What a seed stands for. */
export function turnsOf(seed: number, writers: number, count: number, mix: Mix): Turn[] {
  const random = randomSequence(seed)
  const lots = Object.entries(mix).flatMap(([name, weight]) =>
    isOperation(name) ? Array.from({ length: weight }, () => name) : [],
  )
  return Array.from({ length: count }, () => ({
    writer: random.below(writers),
    name: random.pick(lots) ?? 'type',
    at: random.next(),
    amount: random.next(),
  }))
}

/**
 * People do all of this at once, each in a browser of their own and one thing after the other.
 * @returns what is wrong afterwards; nothing when all is well
 */
export async function runTogether(room: FuzzRoom, turns: Turn[]): Promise<string[]> {
  const faults: string[] = []
  const writers = await Promise.all(
    room.contexts.map(async (context): Promise<Writer> => {
      context.on('console', (message) => {
        if (message.type() === 'error' && !room.isExpected(message.text())) faults.push(`console: ${message.text()}`)
      })
      context.on('weberror', (error) => {
        const { message } = error.error()
        if (!room.isExpected(message)) faults.push(`error: ${message}`)
      })
      return { page: await room.open(context), context, hasUndone: false }
    }),
  )
  const world: World = { room, writers, typedBy: new Map(), deleted: new Set(), history: [] }
  await Promise.all(
    writers.map(async (writer, number) => {
      for (const turn of turns.filter((candidate) => candidate.writer === number)) {
        world.history.push(`writer ${number + 1}: ${turn.name}`)
        await operations[turn.name](world, writer, turn)
        world.history.push(`writer ${number + 1} is done`)
      }
    }),
  )
  const settled = await settle(world)
  for (const { page } of writers) await page.close()
  return [...faults, ...settled]
}

/** Milliseconds within which everything has to be the same everywhere. */
const settleWithin = 120_000

/** Waits until everybody sees and the server has saved the same, and says what is missing if that does not happen. */
async function settle(world: World): Promise<string[]> {
  const deadline = Date.now() + settleWithin
  for (;;) {
    const pages = world.writers.map(({ page }) => page)
    const trees = await Promise.all(pages.map(shownTree))
    const headlines = await Promise.all(pages.map((page) => page.inputValue('#field-headline')))
    const draft = await world.room.draft()
    const saved = treeOf(draft.body)
    const differ = [
      ...trees.flatMap((tree, number) =>
        isDeepStrictEqual(tree, saved) ? [] : [`writer ${number + 1} sees another story`],
      ),
      ...headlines.flatMap((text, number) => (text === draft.headline ? [] : [`writer ${number + 1}: headline`])),
    ]
    const faults = [...differ, ...validateTree(saved).map(({ place, message }) => `${place}: ${message}`)]
    if (faults.length === 0) return keystrokeFaults(world, saved, draft.headline)
    if (Date.now() > deadline) return [...faults, ...keystrokeFaults(world, saved, draft.headline)]
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}

/** What was done around the time at which something was typed. */
function historyAround({ history }: World, character: string): string {
  const at = history.indexOf(character)
  return history.slice(Math.max(0, at - 20), at + 30).join(', ')
}

function keystrokeFaults(world: World, tree: Block[], headline: string): string[] {
  const { typedBy, deleted } = world
  const text = headline + [...walkBlocks(tree)].map(({ content }) => inlineText(content)).join('')
  return [...typedBy].flatMap(([character, writer]) => {
    const times = text.split(character).length - 1
    // What two people deleted at once and both took back comes back twice: each undid a deletion of their own.
    if (times > 1 && !deleted.has(character)) return [`${character} is there ${times} times`]
    return times === 0 && !deleted.has(character) && !writer.hasUndone
      ? [`${character} is lost: ${historyAround(world, character)}`]
      : []
  })
}

/** The fewest turns that still fail, as far as leaving out halves finds them within a time in milliseconds. */
export async function shortestFailing(turns: Turn[], fails: (some: Turn[]) => Promise<boolean>, within: number) {
  const deadline = Date.now() + within
  let shortest = turns
  for (let size = Math.ceil(turns.length / 2); size >= 1 && Date.now() < deadline; size = Math.floor(size / 2)) {
    for (let at = 0; at < shortest.length && Date.now() < deadline; ) {
      const some = [...shortest.slice(0, at), ...shortest.slice(at + size)]
      if (some.length > 0 && (await fails(some))) shortest = some
      else at += size
    }
  }
  return shortest
}
