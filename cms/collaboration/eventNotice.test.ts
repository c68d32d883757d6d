import { describe, expect, it } from '@jest/globals'
import { eventNotice } from './eventNotice.ts'

describe('the notice about a room', () => {
  it('that could not save has an id for a report, and all that was written', () => {
    expect(eventNotice({ type: 'save.failed', traceId: '8f3c', reason: undefined })).toEqual({
      title: 'Document could not be saved',
      description: 'When reporting this issue please include the following ID: 8f3c',
      isError: true,
      report: { data: { traceId: '8f3c' }, hasContent: true },
    })
    expect(eventNotice({ type: 'save.failed', traceId: '8f3c', reason: 'A tag is gone.' })?.description).toBe(
      'A tag is gone. When reporting this issue please include the following ID: 8f3c',
    )
  })

  it.each([
    [false, 'We received a message from you, but we do not know what to do with it.'],
    [true, 'We received a message from you, but we are missing some information.'],
  ])('that does not understand (incomplete: %s) has details for a report', (isIncomplete, sentence) => {
    const details = { id: 'a', type: 'post.explode' }
    expect(eventNotice({ type: 'not understood', isIncomplete, details })).toEqual({
      title: "Oops, you sent something we don't understand",
      description: `${sentence} Please report it to the engineering team and include the following details:`,
      isError: true,
      report: { data: details, hasContent: false },
    })
  })

  it('that refuses names the permissions that are missing', () => {
    expect(eventNotice({ type: 'forbidden', missing: ['PUBLISH_POST', 'UNPUBLISH_POST'] })).toEqual({
      title: 'You do not have permissions to do this',
      description:
        'You attempted to perform an action you are not allowed to. The additional permissions required for this action are: PUBLISH_POST, UNPUBLISH_POST',
      isError: true,
    })
  })

  it('is nothing where they see it anyway', () => {
    expect(eventNotice({ type: 'comments.changed', threadId: '7' })).toBeNull()
    expect(eventNotice({ type: 'draft.saved', at: 1 })).toBeNull()
  })
})
