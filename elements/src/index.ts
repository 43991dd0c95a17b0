export * from './components/avatar-group/avatar-group.define.js';
export * from './components/avatar/avatar.define.js';
export * from './components/badge/badge.define.js';
export * from './components/bar-loader/bar-loader.define.js';
export * from './components/breadcrumb/breadcrumb.define.js';
export * from './components/button/button.define.js';
export * from './components/callout/callout.define.js';
export * from './components/card/card.define.js';
export * from './components/checkbox-group/checkbox-group.define.js';
export * from './components/checkbox/checkbox.define.js';
export * from './components/code-input/code-input.define.js';
export * from './components/data-table/data-table.define.js';
export * from './components/datalist/datalist.define.js';
export * from './components/date-fields/date-fields.define.js';
export * from './components/date-range-picker/date-range-picker.define.js';
export * from './components/date-time-picker/date-time-picker.define.js';
export * from './components/empty-state/empty-state.define.js';
export * from './components/drawer/drawer.define.js';
export * from './components/error-summary/error-summary.define.js';
export * from './components/field-list/field-list.define.js';
export * from './components/fieldset/fieldset.define.js';
export * from './components/file-upload/file-upload.define.js';
export * from './components/form/form.define.js';
export * from './components/icon-button/icon-button.define.js';
export * from './components/main-loader/main-loader.define.js';
export * from './components/modal/modal.define.js';
export * from './components/multi-select/multi-select.define.js';
export * from './components/navbar/navbar.define.js';
export * from './components/number-input/number-input.define.js';
export * from './components/permissions/permissions.define.js';
export * from './components/page-content/page-content.define.js';
export * from './components/page-layout/page-layout.define.js';
export * from './components/popover/popover.define.js';
export * from './components/profile-card/profile-card.define.js';
export * from './components/progress/progress.define.js';
export * from './components/radio-box/radio-box.define.js';
export * from './components/radio-button/radio-button.define.js';
export * from './components/search-button/search-button.define.js';
export * from './components/search-input/search-input.define.js';
export * from './components/search-modal/search-modal.define.js';
export * from './components/segmented/segmented.define.js';
export * from './components/select/select.define.js';
export * from './components/server-table/server-table.define.js';
export * from './components/sidebar/sidebar.define.js';
export * from './components/sidebar-group/sidebar-group.define.js';
export * from './components/sidebar-link/sidebar-link.define.js';
export * from './components/skeleton/skeleton.define.js';
export * from './components/slider/slider.define.js';
export * from './components/spinner/spinner.define.js';
export * from './components/step/step.define.js';
export * from './components/steps/steps.define.js';
export * from './components/switch/switch.define.js';
export * from './components/tag/tag.define.js';
export * from './components/text-area/text-area.define.js';
export * from './components/text-input/text-input.define.js';
export * from './components/time-input/time-input.define.js';
export * from './components/toast-region/toast-region.define.js';
export * from './components/toast/toast.define.js';
export * from './components/tooltip/tooltip.define.js';
export * from './components/typography/typography.define.js';

export {ar, registerTranslation, type Terms, type Translation} from './core/localization/index.js';
export {
  checkPermission,
  type PermissionMethod,
  type PermissionQuery,
  type PermissionState,
} from './core/permissions/index.js';
export {randomId} from './core/random-id.js';
