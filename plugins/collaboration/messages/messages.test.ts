import { describe, expect, it } from '@jest/globals'
import { clientMessage, readClientMessage, writeClientMessage } from './client.messages.ts'
import { readServerMessage, serverMessage, writeResponse, writeServerMessage } from './server.messages.ts'

const typesOf = (schema: { options: readonly { shape: { type: { value: string } } }[] }) =>
  schema.options.map(({ shape }) => shape.type.value)

describe('a message', () => {
  it('arrives as it was sent', () => {
    const { id, text } = writeClientMessage('post.publish', { updatePublishDate: true })
    expect(readClientMessage(text)).toEqual({
      status: 'ok',
      message: { mark: 'citydesk', id, type: 'post.publish', payload: { updatePublishDate: true }, context: {} },
    })
    const read = readServerMessage(writeServerMessage('comments.changed', { threadId: '7' }))
    expect(read?.status === 'ok' && read.message).toMatchObject({
      type: 'comments.changed',
      payload: { threadId: '7' },
    })
  })

  it('is answered with how its handling ended', () => {
    const answer = readServerMessage(writeResponse({ responseToId: 'a', data: { registration: 'ok' } }, 'ok'))
    expect(answer?.status === 'ok' && answer.message).toMatchObject({
      type: 'document.message.response',
      context: { status: 'ok' },
    })
  })

  it.each([
    ['no JSON', 'hello'],
    ['no envelope', '{"type":"document.save"}'],
    ['another mark', '{"mark":"other","id":"a","type":"document.save","payload":{},"context":{}}'],
    ['a number', '12'],
    ['nothing', ''],
  ])('that is %s is malformed', (_what, text) => {
    expect([readClientMessage(text), readServerMessage(text)]).toEqual([null, null])
  })

  it('of an unknown type is not supported, with all that a report needs', () => {
    const envelope = { mark: 'citydesk', id: 'a', type: 'post.explode', payload: { now: true }, context: {} }
    expect(readClientMessage(JSON.stringify(envelope))).toMatchObject({ status: 'unsupportedMessage', envelope })
  })

  it('that lacks something says what', () => {
    const envelope = { mark: 'citydesk', id: 'a', type: 'post.schedule', payload: {}, context: {} }
    const read = readClientMessage(JSON.stringify(envelope))
    expect(read).toMatchObject({ status: 'invalidPayload', error: expect.stringContaining('publishDate') })
  })
})

describe('the messages of a room (docs/spec/newsroom.md#server-messages)', () => {
  it('are all known', () => {
    const known = new Set([...typesOf(clientMessage), ...typesOf(serverMessage)])
    const specified = [
      'auth.requested',
      'auth.client',
      'client.synced',
      'client.assignColor',
      'client.heartbeat',
      'server.heartbeat',
      'document.save',
      'document.save.failed',
      'document.save.no.version',
      'document.unlock.request',
      'document.unlocked',
      'action.permissions.forbidden',
      'message.unknown',
      'message.payload.invalid',
      'message.error',
      'document.message.response',
      'post.publish',
      'post.schedule',
      'post.unschedule',
      'post.unpublish',
      'post.trash',
      'post.restore',
      'post.synced',
    ]
    expect(specified.filter((type) => !known.has(type))).toEqual([])
  })
})
