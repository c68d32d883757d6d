import { describe, expect, it } from '@jest/globals'
import type { Actor } from '#collections/permissions/actor.ts'
import { personWith } from '#tests/unit/actors.ts'
import { type CommentRights, mayComment, mayDecide, mayDelete, mayEditComment } from './comments.policy.ts'

const writer: Actor = personWith(['CREATE_POST'])
const writerId = writer.kind === 'person' ? writer.id : null
const rights = (room: CommentRights['room'], mayDeleteDocument = false): CommentRights => ({ room, mayDeleteDocument })

describe('who may do what with comments', () => {
  it.each([
    { room: 'none', comment: false, decide: false },
    { room: 'read', comment: true, decide: false },
    { room: 'write', comment: true, decide: true },
  ] as const)('whose right in the document is $room', ({ room, comment, decide }) => {
    expect(mayComment(rights(room))).toBe(comment)
    expect(mayDecide(rights(room))).toBe(decide)
    expect(mayEditComment(writer, rights(room), writerId)).toBe(comment)
    expect(mayDelete(writer, rights(room), writerId)).toBe(comment)
  })

  it('no user edits what others wrote, whatever they may do with the document', () => {
    expect(mayEditComment(writer, rights('write', true), 'somebody else')).toBe(false)
    expect(mayEditComment(writer, rights('write', true), null)).toBe(false)
  })

  it('what others wrote is deleted by users who may delete the document', () => {
    expect(mayDelete(writer, rights('write'), 'somebody else')).toBe(false)
    expect(mayDelete(writer, rights('write', true), 'somebody else')).toBe(true)
    expect(mayDelete(writer, rights('none', true), 'somebody else')).toBe(false)
  })

  it('no visitor who is not logged in', () => {
    expect(mayEditComment({ kind: 'anonymous' }, rights('read'), 1)).toBe(false)
  })
})
