/**
 * Layout of a block tree in a Yjs document, such that no concurrent change can remove another user's text.
 *
 * All running text is one flat `Y.Text`. Each text block owns a segment of it, between an opening and a closing marker.
 * Markers are never deleted. The place of a block, whether it exists, and the block that a segment's text belongs to
 * are registers in one flat `Y.Map`. So a split inserts two markers; a merge, a move, a removal and the undo of any of
 * them set registers; text is deleted only when a user selects and deletes it.
 */
import type * as Y from 'yjs'
import { z } from 'zod'
import type { BlockProps } from '#blocks/core/blockNode.ts'

/** The parent id of top-level blocks. */
export const rootId = ''

/** The place of a block: its parent, and its rank (a fractional index) among its siblings. */
export interface Place {
  parent: string
  rank: string
}

/** The block that a segment's text is joined to, and its order among the other joined segments. */
export interface Joined {
  /** The id of the block. */
  to: string
  rank: string
}

/** The opening marker of a segment. It says what the block was when it was made: undo can take registers away. */
export interface OpenMarker {
  open: string
  /** Two people can open a segment for one and the same block at once: each segment has a name of its own then. */
  segment: string
  type: string
  place: Place
  /** The segment that this one was split off, to which its text falls back while the block is not there. */
  from: string | null
}

export interface CloseMarker {
  close: true
}

export interface BreakMarker {
  break: true
}

export type Embed = OpenMarker | CloseMarker | BreakMarker

/** The registers of a block; `joined` is one of each of its segments. */
export interface Registers {
  type: string
  place: Place
  /** Absent or false: the block was removed, or its making was undone. Text of others keeps it visible. */
  isAlive: boolean
  joined: Joined | null
}

export interface SharedTree {
  text: Y.Text
  registers: Y.Map<unknown>
}

/**
 * Returns the parts of a Yjs document that hold one tree; a document can hold several (body, dek) under different
 * names.
 */
export function sharedTree(document: Y.Doc, name: string): SharedTree {
  return { text: document.getText(`${name}.text`), registers: document.getMap(`${name}.blocks`) }
}

const separator = '/'

/** Returns the key of a register. One flat map: of nested maps created by two people at once, one would be lost. */
export function registerKey(id: string, register: keyof Registers | `props.${string}`): string {
  return `${id}${separator}${register}`
}

/** Parses a register key; null for any other key. */
export function parseRegisterKey(key: string): { id: string; register: string } | null {
  const at = key.lastIndexOf(separator)
  return at < 0 ? null : { id: key.slice(0, at), register: key.slice(at + 1) }
}

export interface RegistersOfBlock extends Partial<Registers> {
  props: BlockProps
}

const registerSchemas: { [Name in keyof Registers]: z.ZodType<Registers[Name]> } = {
  type: z.string(),
  place: z.object({ parent: z.string(), rank: z.string() }),
  isAlive: z.boolean(),
  joined: z.object({ to: z.string(), rank: z.string() }).nullable(),
}

const isRegister = (name: string): name is keyof Registers => Object.hasOwn(registerSchemas, name)

/** Returns all registers by block. Skips everything that is not a valid register: any program can write here. */
export function readRegisters({ registers }: SharedTree): Map<string, RegistersOfBlock> {
  const found = new Map<string, RegistersOfBlock>()
  for (const [key, value] of registers) {
    const parsed = parseRegisterKey(key)
    if (!parsed) continue
    const block = found.get(parsed.id) ?? { props: {} }
    found.set(parsed.id, block)
    const { register } = parsed
    if (register.startsWith('props.')) block.props[register.slice('props.'.length)] = value
    else if (isRegister(register) && registerSchemas[register].safeParse(value).success)
      Object.assign(block, { [register]: value })
  }
  return found
}
