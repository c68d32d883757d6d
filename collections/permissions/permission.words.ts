import type { Permission } from './permissionNames.ts'

/** A permission in people's words: a name for lists, and one sentence that says what it allows. */
export interface PermissionWords {
  name: string
  sentence: string
}

const words = (name: string, sentence: string): PermissionWords => ({ name, sentence })

// The eight permissions of content that has owners.
const ownedContent = (things: string, own: string) => ({
  create: words(`Create ${things}`, `Begins new ${things}.`),
  updateOwn: words(`Edit own ${things}`, `Changes ${own}.`),
  update: words(`Edit all ${things}`, `Changes all ${things}.`),
  deleteOwn: words(`Delete own ${things}`, `Moves ${own} to the trash, and deletes them there for good.`),
  delete: words(
    `Delete all ${things}`,
    `Moves ${things} to the trash, and deletes them there for good; what is live needs the right to unpublish too.`,
  ),
  publish: words(`Publish ${things}`, `Publishes and schedules those ${things} that the person may edit.`),
  unpublishOwn: words(`Unpublish own ${things}`, `Takes ${own} off the site.`),
  unpublish: words(`Unpublish all ${things}`, `Takes all ${things} off the site.`),
})

const posts = ownedContent('posts', 'posts that the person made or has a by-line in')
const newsletters = ownedContent('newsletters', 'newsletters that the person made')
const promotions = ownedContent('promotions', 'promotions that the person made')

/** The words of every permission. Screens, messages and docs/permissions.md take theirs from here. */
export const permissionWords: Readonly<Record<Permission, PermissionWords>> = {
  CREATE_POST: posts.create,
  UPDATE_SELF_POST: posts.updateOwn,
  UPDATE_POST: posts.update,
  DELETE_SELF_POST: posts.deleteOwn,
  DELETE_POST: posts.delete,
  PUBLISH_POST: posts.publish,
  UNPUBLISH_SELF_POST: posts.unpublishOwn,
  UNPUBLISH_POST: posts.unpublish,
  UPDATE_SECTION: words('Edit sections', 'Creates and changes sections, and moves them to the trash.'),
  PUBLISH_SECTION: words('Publish sections', 'Publishes sections and takes them off the site.'),
  UPDATE_PAGE: words('Edit pages', 'Creates and changes pages, and moves them to the trash.'),
  PUBLISH_PAGE: words(
    'Publish pages',
    'Publishes pages and takes them off the site; with Edit pages it also sets up assistants.',
  ),
  CREATE_NEWSLETTER: newsletters.create,
  UPDATE_SELF_NEWSLETTER: newsletters.updateOwn,
  UPDATE_NEWSLETTER: newsletters.update,
  DELETE_SELF_NEWSLETTER: newsletters.deleteOwn,
  DELETE_NEWSLETTER: newsletters.delete,
  PUBLISH_NEWSLETTER: newsletters.publish,
  UNPUBLISH_SELF_NEWSLETTER: newsletters.unpublishOwn,
  UNPUBLISH_NEWSLETTER: newsletters.unpublish,
  CREATE_PROMOTION: promotions.create,
  UPDATE_SELF_PROMOTION: promotions.updateOwn,
  UPDATE_PROMOTION: promotions.update,
  DELETE_SELF_PROMOTION: promotions.deleteOwn,
  DELETE_PROMOTION: promotions.delete,
  PUBLISH_PROMOTION: promotions.publish,
  UNPUBLISH_SELF_PROMOTION: promotions.unpublishOwn,
  UNPUBLISH_PROMOTION: promotions.unpublish,
  SYNC_BROADSTREET_ADVERTISER: words('Synchronize advertisers', 'Brings the list of advertisers from the ad server.'),
  UPDATE_BROADSTREET_ADVERTISER: words('Edit advertisers', 'Changes advertisers.'),
  READ_BROADSTREET_ADVERTISER: words('See advertisers', 'Opens the list of advertisers.'),
  DELETE_BROADSTREET_ADVERTISER: words('Delete advertisers', 'Deletes advertisers for good.'),
  CREATE_FILE: words('Upload files', 'Adds pictures, sound and other files to the library.'),
  UPDATE_SELF_FILE: words('Edit own files', 'Changes the crop, caption and credit of files that the person uploaded.'),
  UPDATE_FILE: words('Edit all files', 'Changes the crop, caption and credit of every file.'),
  DELETE_SELF_FILE: words('Delete own files', 'Deletes files that the person uploaded.'),
  DELETE_FILE: words('Delete all files', 'Deletes every file.'),
  CREATE_USER: words('Create users', 'Makes accounts, with roles that the person could give.'),
  UPDATE_USER: words('Edit users', 'Changes accounts, their roles and whether they are active.'),
  UPDATE_SELF_USER: words('Edit own account', 'Changes the name and picture of the own account.'),
  DELETE_USER: words('Delete users', 'Deletes accounts of others.'),
  DELETE_SELF_USER: words('Delete own account', 'Deletes the own account.'),
  READ_USER: words('See users', 'Opens the list of users with their addresses and roles.'),
  CREATE_ROLE: words('Create roles', 'Makes roles with permissions that the person holds.'),
  UPDATE_ROLE: words('Edit roles', 'Changes roles whose permissions the person holds.'),
  DELETE_ROLE: words('Delete roles', 'Deletes roles that no person has.'),
  READ_ROLE: words('See roles', 'Opens the list of roles and what they allow.'),
  CREATE_INVITATION: words('Invite people', 'Sends invitations to the newsroom.'),
  UPDATE_INVITATION: words('Edit invitations', 'Changes invitations, and sends them again.'),
  DELETE_INVITATION: words('Delete invitations', 'Revokes invitations.'),
  READ_INVITATION: words('See invitations', 'Opens the list of invitations.'),
  READ_ACTIVITY: words('Read the activity log', 'Shows who did what, and when.'),
  IMPERSONATE_USER: words(
    'Act as another user',
    'Works as a person who may do no more, for an hour at most, with both names in the log.',
  ),
  IMPERSONATE_CUSTOMER: words('Act as a customer', 'Readers have no accounts here: this permission opens nothing.'),
  CREATE_API_TOKEN: words('Create API tokens', 'Makes tokens with which programs come in.'),
  UPDATE_API_TOKEN: words('Edit API tokens', 'Changes what tokens may do, from where and until when.'),
  DELETE_API_TOKEN: words('Delete API tokens', 'Revokes tokens.'),
  READ_API_TOKEN: words('See API tokens', 'Opens the list of tokens, without their secrets.'),
  CREATE_AUTHOR: words('Create authors', 'Adds authors for by-lines.'),
  UPDATE_AUTHOR: words('Edit authors', 'Changes authors, their pictures and their accounts.'),
  CREATE_POST_SOURCE: words('Create post sources', 'Adds sources that posts come from.'),
  UPDATE_POST_SOURCE: words('Edit post sources', 'Changes sources that posts come from.'),
  CREATE_CONTRIBUTOR_ROLE: words('Create contributor roles', 'Adds roles of contributors, such as photographer.'),
  UPDATE_CONTRIBUTOR_ROLE: words('Edit contributor roles', 'Changes roles of contributors.'),
  UPDATE_HTML_BLOCK: words('Write HTML blocks', 'Puts code into stories that runs on the pages of readers.'),
  MANAGE_HOMEPAGE: words(
    'Arrange the home page',
    'Chooses what stands on the home page, publishes it, and writes the alert.',
  ),
  VIEW_REDIRECTS: words('See redirects', 'Opens the lists of redirects and addresses.'),
  CREATE_REDIRECT: words('Create redirects', 'Makes redirects, one by one or by a table.'),
  UPDATE_REDIRECT: words('Edit redirects', 'Changes where addresses lead.'),
  DELETE_REDIRECT: words('Delete redirects', 'Deletes redirects.'),
  UNLOCK_DOCUMENT: words('Force unlock', 'Takes a document away from the person who has locked it.'),
  SYSTEM_TOOLS: words(
    'Change the settings',
    'Changes the name, look, time zone and checks of the publication, and uses the tools of the system.',
  ),
}

/** Returns what a SELF permission covers; null for one that is not limited to what is the person's own. */
export function ownExplained(permission: Permission): string | null {
  if (!permission.includes('_SELF_')) return null
  if (permission.endsWith('_POST')) return 'Own are posts that the person made, and those with their by-line.'
  if (permission.endsWith('_USER')) return 'Own is the account of the person.'
  return permission.endsWith('_FILE') ? 'Own are files that the person uploaded.' : 'Own is what the person made.'
}
