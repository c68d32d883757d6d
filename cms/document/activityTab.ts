import { forHolders } from '../permissions/tabCondition.ts'

/** Returns the tab of a document that shows its log, with the component of its page, for holders of READ_ACTIVITY. */
export function activityTab(Component: string) {
  const tab = {
    Component: '/cms/activity/ActivityTab.tsx#ActivityTab',
    order: 150,
    condition: forHolders('READ_ACTIVITY'),
  }
  return { path: '/activity', Component, tab } as const
}
