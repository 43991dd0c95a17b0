export type {Option} from '@life-changers/elements/core/options';
export {
  checkPermission,
  type PermissionMethod,
  type PermissionQuery,
  type PermissionState,
} from '@life-changers/elements/core/permissions';

export {Avatar, type AvatarProps} from './avatar.js';
export {AvatarGroup, type AvatarGroupProps} from './avatar-group.js';
export {Badge, type BadgeProps} from './badge.js';
export {Accordion, type AccordionProps} from './accordion.js';
export {AccordionItem, type AccordionItemProps} from './accordion-item.js';
export {BarLoader, type BarLoaderProps} from './bar-loader.js';
export {Breadcrumb, type BreadcrumbProps} from './breadcrumb.js';
export {Button, type ButtonProps, type PressableProps} from './button.js';
export {Callout, type CalloutProps} from './callout.js';
export {Card, type CardProps} from './card.js';
export {Checkbox, type CheckboxProps} from './checkbox.js';
export {CheckboxGroup, type CheckboxGroupProps} from './checkbox-group.js';
export {CodeInput, type CodeInputProps} from './code-input.js';
export {CopyButton, type CopyButtonProps} from './copy-button.js';
export {DataTable, type DataTableProps} from './data-table.js';
export {Datalist, type DatalistProps} from './datalist.js';
export {DateFields, type DateFieldsProps} from './date-fields.js';
export {DateRangePicker, type DateRangePickerProps} from './date-range-picker.js';
export {DateTimePicker, type DateTimePickerProps} from './date-time-picker.js';
export {EmptyState, type EmptyStateProps} from './empty-state.js';
export {Drawer, type DrawerProps} from './drawer.js';
export {ErrorSummary, type ErrorSummaryProps} from './error-summary.js';
export {FieldList, type FieldListProps} from './field-list.js';
export {Fieldset, type FieldsetProps} from './fieldset.js';
export {FileUpload, type FilesUploadProps, type FileUploadProps} from './file-upload.js';
export {Form, type FormProps} from './form.js';
export type {FormControlProps} from './form-control-props.js';
export {IconButton, type IconButtonProps} from './icon-button.js';
export {Menu, type MenuProps} from './menu.js';
export {MenuItem, type MenuItemProps} from './menu-item.js';
export {MultiSelect, type MultiSelectProps} from './multi-select.js';
export {NumberInput, type NumberInputProps} from './number-input.js';
export {Popover, type PopoverProps} from './popover.js';
export {Pagination, type PaginationProps} from './pagination.js';
export type {PopupProps} from './popup-props.js';
export {MainLoader, type MainLoaderProps} from './main-loader.js';
export {Permissions, type PermissionsProps} from './permissions.js';
export {Navbar, type NavbarProps} from './navbar.js';
export {PageContent, type PageContentProps} from './page-content.js';
export {PageLayout, type PageLayoutProps} from './page-layout.js';
export {ProfileCard, type ProfileCardProps} from './profile-card.js';
export {Progress, type ProgressProps} from './progress.js';
export {RadioBox, type RadioBoxProps} from './radio-box.js';
export {RadioButton, type RadioButtonProps} from './radio-button.js';
export {SearchButton, type SearchButtonProps} from './search-button.js';
export {SearchInput, type SearchInputProps} from './search-input.js';
export {Modal, type ModalProps} from './modal.js';
export {SearchModal, type SearchModalProps} from './search-modal.js';
export {Segmented, type SegmentedProps} from './segmented.js';
export {Select, type SelectProps} from './select.js';
export {ServerTable, type ServerTableProps} from './server-table.js';
export {Sidebar, type NavigationBlock, type SidebarProps} from './sidebar.js';
export {SidebarGroup, type SidebarGroupProps} from './sidebar-group.js';
export {SidebarLink, type SidebarLinkItem, type SidebarLinkProps, type SidebarLinks} from './sidebar-link.js';
export {Skeleton, type SkeletonProps} from './skeleton.js';
export {Slider, type SliderProps} from './slider.js';
export {Spinner, type SpinnerProps} from './spinner.js';
export {Step, type StepProps} from './step.js';
export {Steps, type StepsProps} from './steps.js';
export {Switch, type SwitchProps} from './switch.js';
export type {
  Column,
  ColumnState,
  RowAction,
  Sort,
  TableChangeHandler,
  TableProps,
  TableQuery,
  TableSelection,
} from './table-props.js';
export {Tag, type TagProps} from './tag.js';
export {Tab, type TabProps} from './tab.js';
export {TabPanel, type TabPanelProps} from './tab-panel.js';
export {Tabs, type TabsProps} from './tabs.js';
export {TextArea, type TextAreaProps} from './text-area.js';
export {
  TextInput,
  type TextInputNumberProps,
  type TextInputProps,
  type TextInputTextProps,
} from './text-input.js';
export {TimeInput, type TimeInputProps} from './time-input.js';
export {Toast, useToast, type ToastProps} from './toast.js';
export {ToastRegion, type ToastRegionProps} from './toast-region.js';
export {Tooltip, type TooltipProps} from './tooltip.js';
export {Tree, type TreeProps} from './tree.js';
export {TreeItem, type TreeItemProps} from './tree-item.js';
export {Typography, type TypographyProps} from './typography.js';
export {
  useFieldList,
  type FieldListRow,
  type FieldListState,
  type FieldListOptions,
} from './use-field-list.js';
export {useNavigationLinks, type NavigationLinksOptions} from './use-navigation-links.js';
export {PermissionProvider, usePermission, type PermissionProviderProps} from './use-permission.js';
