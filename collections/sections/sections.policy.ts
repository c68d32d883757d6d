import { sharedContentRules } from '../permissions/contentRules.ts'

/** UPDATE_SECTION writes, PUBLISH_SECTION decides what readers see. */
export const sectionRules = sharedContentRules('SECTION')
