import { hiddenUnless } from '../permissions/hiddenUnless.ts'

/** Hides assistants and their answers from people who neither hold the permission of pages nor manage an assistant. */
export const hiddenUnlessManaging = hiddenUnless('UPDATE_PAGE', {
  orIf: (user) => 'managesAssistants' in user && user.managesAssistants === true,
})
