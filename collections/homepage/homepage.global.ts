import type { GlobalConfig } from 'payload'
import { navGroups } from '../navGroups.ts'
import { accessFromRule } from '../permissions/accessFromRule.ts'
import { hiddenUnless } from '../permissions/hiddenUnless.ts'
import { homepageRules } from './homepage.policy.ts'

/** The home page. Its rows come with curation; until there are some, readers see a river of posts. */
export const homepage = (): GlobalConfig => ({
  slug: 'homepage',
  label: 'Home page',
  access: { read: accessFromRule(homepageRules.read), update: accessFromRule(homepageRules.update) },
  admin: {
    group: navGroups.newsroom,
    description: 'Until it is curated, the newest posts stand here.',
    hidden: hiddenUnless('MANAGE_HOMEPAGE'),
  },
  fields: [{ name: 'rows', type: 'json', admin: { hidden: true } }],
})
