import { isDeepStrictEqual } from 'node:util'
import type { ConsoleMessage, WebError } from 'playwright-core'
import type { Block } from '#blocks/core/block.types.ts'
import { inlineText } from '#blocks/core/inlineText.ts'
import { walkBlocks } from '#blocks/core/treeWalk.ts'
import { validateTree } from '#blocks/registry/validate.ts'
import { type FuzzRoom, operations, type Turn, type World, type Writer } from './fuzz.operations.ts'
import { shownTree, treeOf } from './writer.page.ts'

/**
 * Runs the turns of all users concurrently, each in a browser of their own and one turn after the other.
 * @returns the faults afterwards; none for a correct run
 */
export async function runTogether(room: FuzzRoom, turns: Turn[]): Promise<string[]> {
  const faults: string[] = []
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error' && !room.isExpected(message.text())) faults.push(`console: ${message.text()}`)
  }
  const onError = (error: WebError) => {
    const { message } = error.error()
    if (!room.isExpected(message)) faults.push(`error: ${message}`)
  }
  const writers = await Promise.all(
    room.contexts.map(async (context): Promise<Writer> => {
      context.on('console', onConsole).on('weberror', onError)
      return { page: await room.open(context), context, hasUndone: false }
    }),
  )
  const world: World = { room, writers, typedBy: new Map(), deleted: new Set(), programWrites: [], history: [] }
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
  for (const { page, context } of writers) {
    await page.close()
    context.off('console', onConsole).off('weberror', onError)
  }
  return [...faults, ...settled]
}

// Milliseconds within which everything has to be the same everywhere.
const settleWithin = 120_000

// Waits until all users see and the server has saved the same, and returns the differences if that does not happen.
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
    if (faults.length === 0) return [...keystrokeFaults(world, saved, draft.headline), ...wovenFaults(world, saved)]
    if (Date.now() > deadline) return [...faults, ...keystrokeFaults(world, saved, draft.headline)]
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}

// Returns the operations around the time at which a character was typed.
function historyAround({ history }: World, character: string): string {
  const at = history.indexOf(character)
  return history.slice(Math.max(0, at - 20), at + 30).join(', ')
}

function keystrokeFaults(world: World, tree: Block[], headline: string): string[] {
  const { typedBy, deleted } = world
  const text = headline + [...walkBlocks(tree)].map(({ content }) => inlineText(content)).join('')
  return [...typedBy].flatMap(([character, writer]) => {
    const times = text.split(character).length - 1
    // Text that two writers deleted at the same time and both restored occurs twice: each undid a deletion of their
    // own.
    if (times > 1 && !deleted.has(character)) return [`${character} is there ${times} times`]
    return times === 0 && !deleted.has(character) && !writer.hasUndone
      ? [`${character} is lost: ${historyAround(world, character)}`]
      : []
  })
}

// Returns the paragraphs that hold letters of a program and letters of the paragraph that they replaced.
function wovenFaults({ programWrites, history }: World, tree: Block[]): string[] {
  // A line feed is a key that everybody presses; every other letter was typed once.
  const holds = (text: string, letters: string) =>
    [...letters].some((letter) => letter !== '\n' && text.includes(letter))
  return [...walkBlocks(tree)].flatMap(({ content }) => {
    const text = inlineText(content)
    return programWrites
      .filter(({ written, replaced }) => holds(text, written) && holds(text, replaced))
      .map(({ written, replaced }) => `“${written}” and “${replaced}” are woven into “${text}”: ${history.join(', ')}`)
  })
}

/** Returns the fewest turns that still fail, as far as leaving out halves finds them within a time in milliseconds. */
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
