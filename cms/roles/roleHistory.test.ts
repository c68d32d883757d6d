import { describe, expect, it } from '@jest/globals'
import { historySentence } from './roleHistory.words.ts'

describe('the history of a role in words', () => {
  it.each([
    ['create', null, 'Made the role.'],
    ['update', null, 'Changed the role.'],
    ['update', { changes: { permissions: {} } }, 'Changed the role.'],
    [
      'update',
      { changes: { permissions: { added: ['UPDATE_PAGE', 'RETIRED'], removed: ['CREATE_POST'] } } },
      'Given: Edit pages. Taken: Create posts.',
    ],
    [
      'update',
      { changes: { permissions: { from: ['CREATE_POST'], to: ['CREATE_POST', 'UPDATE_PAGE'] } } },
      'Given: Edit pages.',
    ],
    [
      'update',
      { changes: { name: { from: 'Desk', to: 'Night desk' }, description: { from: null, to: 'Late' } } },
      'Name: ‘Desk’ became ‘Night desk’. Description: nothing became ‘Late’.',
    ],
  ])('%s %j', (action, detail, words) => expect(historySentence(action, detail)).toBe(words))
})
