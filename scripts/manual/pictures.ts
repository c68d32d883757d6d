import type { Locator, Page } from 'playwright-core'
import type { Account, Desk } from './desk.ts'

/** A picture of the manual. */
export interface Picture {
  name: string
  as: Account
  /** Brings the page to what is to be seen. Returns the part of it that the picture shows; nothing for all of it. */
  take: (page: Page, desk: Desk) => Promise<Locator | undefined>
}

export const pictures: readonly Picture[] = [
  { name: 'dashboard', as: 'editor', take: dashboard },
  { name: 'command-menu', as: 'editor', take: commandMenu },
  { name: 'story-page', as: 'writer', take: storyPage },
  { name: 'slash-menu', as: 'writer', take: slashMenu },
  { name: 'two-people', as: 'editor', take: twoPeople },
  { name: 'comments', as: 'writer', take: comments },
  { name: 'unpublish-dialog', as: 'editor', take: unpublishDialog },
  { name: 'home-page', as: 'curator', take: homePage },
  { name: 'launches-panel', as: 'curator', take: launchesPanel },
  { name: 'media-library', as: 'editor', take: mediaLibrary },
  { name: 'newsletter-mail', as: 'editor', take: newsletterMail },
  { name: 'newsletter-send', as: 'editor', take: newsletterSend },
  { name: 'newsletter-report', as: 'editor', take: newsletterReport },
  { name: 'role-permissions', as: 'admin', take: rolePermissions },
]

/** Undoes what a picture has changed, the first change first. */
export const leaving: (() => Promise<unknown>)[] = []

// The draft of the demo that people work on.
const draft = 'where[headline][contains]=Pilot%20Street&where[publishStatus][equals]=DRAFT'
const issue = 'where[slug][equals]=coho-and-crab'
const lead = 'where[slug][equals]=harbor-dredging-starts-early'
const body = '[data-field-path="body"] [contenteditable="true"]'
// The first slot of the list that the demo's curator has pinned, counted from 0.
const firstPick = 8

// Opens a window for a colleague, which is closed after the picture.
async function enterBeside(desk: Desk, account: Account): Promise<Page> {
  const colleague = await desk.enter(account)
  leaving.push(() => colleague.context().close())
  return colleague
}

async function dashboard(page: Page, desk: Desk): Promise<undefined> {
  leaving.push(await desk.addStory('Ferry adds a late boat on Fridays until the holidays'))
  leaving.push(await desk.addStory('Library tests a seed exchange at two branches', new Date(Date.now() + 1_800_000)))
  const colleague = await enterBeside(desk, 'writer')
  await desk.openShared(colleague, `/collections/posts/${await desk.idOf('posts', draft)}`)
  await desk.open(page, '')
  await page.getByText('Lena Okafor-Marsh replied').first().waitFor()
  await page.getByRole('list', { name: 'In it now' }).waitFor()
}

async function commandMenu(page: Page, desk: Desk): Promise<undefined> {
  await desk.openShared(page, `/collections/newsletters/${await desk.idOf('newsletters', issue)}`)
  await desk.openShared(page, `/collections/posts/${await desk.idOf('posts', lead)}`)
  await page.keyboard.press('Control+k')
  const menu = page.getByRole('dialog', { name: 'Search and commands' })
  for (const words of ['Writing mode', 'Recently visited']) await menu.getByText(words).waitFor()
}

async function storyPage(page: Page, desk: Desk): Promise<undefined> {
  await desk.openShared(page, `/collections/posts/${await desk.idOf('posts', draft)}`)
  await page
    .getByText(/recommended$|checks? fails?/)
    .first()
    .waitFor()
}

async function slashMenu(page: Page, desk: Desk): Promise<undefined> {
  await desk.openShared(page, `/collections/posts/${await desk.idOf('posts', draft)}`)
  const line = page.locator(`${body} p`, { hasText: 'Ask the clerk.' })
  await line.click()
  await line.evaluate((element) => getSelection()?.setPosition(element, element.childNodes.length))
  for (const key of ['Enter', '/']) await page.keyboard.press(key)
  await page.locator('.slash-menu-popup').waitFor()
  await page.mouse.wheel(0, 240)
  leaving.push(async () => {
    for (const key of ['Escape', 'Backspace', 'Backspace']) await page.keyboard.press(key)
    await page.locator('.room__status', { hasText: 'Saved' }).waitFor()
  })
}

async function twoPeople(page: Page, desk: Desk): Promise<undefined> {
  const address = `/collections/posts/${await desk.idOf('posts', draft)}`
  await desk.openShared(page, address)
  await page.locator(`${body} p`).nth(1).click()
  const colleague = await enterBeside(desk, 'writer')
  await desk.openShared(colleague, address)
  await colleague
    .locator(`${body} p`)
    .first()
    .dblclick({ position: { x: 150, y: 16 } })
  await page.getByRole('list', { name: 'Also here' }).waitFor()
}

async function comments(page: Page, desk: Desk): Promise<undefined> {
  await desk.openShared(page, `/collections/posts/${await desk.idOf('posts', draft)}`)
  await page.getByRole('button', { name: /^Comments: / }).click()
  await page.locator('.comments article').first().click()
}

async function unpublishDialog(page: Page, desk: Desk): Promise<Locator> {
  await desk.openShared(page, `/collections/posts/${await desk.idOf('posts', lead)}`)
  await page.locator('#lifecycle-publish-popup button').click()
  await page.locator('#lifecycle-open-unpublish').click()
  return page.locator('.question-dialog__sheet')
}

async function openFront(page: Page, desk: Desk): Promise<void> {
  await desk.open(page, '/collections/fronts/1')
  await page.locator('.front [contenteditable=true]').waitFor()
  await page.locator('.story-card').nth(firstPick).waitFor()
  await untilStill(page)
}

// Selects a slot of the home page, counted from 0.
const selectSlot = (page: Page, index: number) =>
  page.locator('[data-block="homepage-slot"]').nth(index).locator('.story-card__notes').click()

async function unpin(page: Page, slot: number): Promise<void> {
  await selectSlot(page, slot)
  await page.getByRole('toolbar', { name: 'Block' }).getByRole('button', { name: 'Unpin', exact: true }).click()
}

async function homePage(page: Page, desk: Desk): Promise<undefined> {
  await openFront(page, desk)
  await selectSlot(page, firstPick + 1)
  await page.mouse.wheel(0, -270)
}

async function launch(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Launch', exact: true }).click()
  await page.getByText(/^On the front page after/).waitFor()
}

async function launchesPanel(page: Page, desk: Desk): Promise<Locator> {
  await openFront(page, desk)
  leaving.push(async () => {
    for (let step = 0; step < 2; step++) await page.locator('.room__undo').getByRole('button', { name: 'Undo' }).click()
    await page.locator('.room__status', { hasText: 'Saved' }).waitFor()
    await launch(page)
  })
  await unpin(page, firstPick)
  await launch(page)
  await page.getByRole('button', { name: 'Close toast' }).first().click()
  await unpin(page, firstPick + 2)
  await page.getByText('Draft: changes not launched').waitFor()
  await page.getByRole('button', { name: 'Clipboard, launches and time machine' }).click()
  await page.getByRole('region', { name: 'Not launched yet' }).getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Undo the last launch' }).waitFor()
  // As high as the last two launches: earlier ones say nothing more.
  await page.setViewportSize({ width: 1280, height: 610 })
  return page.getByRole('complementary', { name: 'Home page' })
}

async function mediaLibrary(page: Page, desk: Desk): Promise<undefined> {
  await desk.open(page, '/collections/media')
  await page.getByRole('group', { name: 'Media Type' }).getByText('Image').click()
  await page.getByText('1-20 of').waitFor()
}

async function newsletterMail(page: Page, desk: Desk): Promise<undefined> {
  await desk.openShared(page, `/collections/newsletters/${await desk.idOf('newsletters', issue)}`)
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await page.getByRole('combobox', { name: 'Shown as' }).selectOption('Mail')
  await page.getByText(/^\d+ KB of 100 KB$/).waitFor()
}

const sendButton = /^Send to \d+ readers$/

async function newsletterSend(page: Page, desk: Desk): Promise<undefined> {
  await page.setViewportSize({ width: 1280, height: 380 })
  await desk.open(page, `/collections/newsletters/${await desk.idOf('newsletters', issue)}/send`)
  await page.getByRole('button', { name: sendButton }).waitFor()
}

async function newsletterReport(page: Page, desk: Desk): Promise<undefined> {
  await page.setViewportSize({ width: 1280, height: 1080 })
  const { id, remove } = await desk.addIssue('Fridays get a late ferry', issue)
  leaving.push(remove)
  await desk.open(page, `/collections/newsletters/${id}/send`)
  await page.getByRole('button', { name: sendButton }).click()
  await page.getByRole('button', { name: 'Send now' }).click()
  await page.getByRole('heading', { name: 'Sent', exact: true }).waitFor()
}

async function rolePermissions(page: Page, desk: Desk): Promise<undefined> {
  await desk.open(page, '/collections/roles')
  await page.getByRole('link', { name: 'Homepage curator' }).click()
  await page.getByRole('heading', { name: 'Permissions' }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 420)
}

/** Waits until pictures of the page are loaded and nothing moves any more. */
export async function untilStill(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    const seen = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight)
    await Promise.all(seen.map((image) => image.decode().catch(() => undefined)))
    await document.fonts.ready
  })
}
