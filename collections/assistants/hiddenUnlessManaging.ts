import { hiddenUnless } from '../permissions/hiddenUnless.ts'

export const hiddenUnlessManaging = hiddenUnless('UPDATE_PAGE', {
  orIf: (user) => 'managesAssistants' in user && user.managesAssistants === true,
})
