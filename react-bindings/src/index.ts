export type {Option} from '@life-changers/elements/core/options';
export {
  checkPermission,
  type PermissionMethod,
  type PermissionQuery,
  type PermissionState,
} from '@life-changers/elements/core/permissions';

export {Avatar, type AvatarProps} from './components/avatar.js';
export {AvatarGroup, type AvatarGroupProps} from './components/avatar-group.js';
export {Badge, type BadgeProps} from './components/badge.js';
export {Accordion, type AccordionProps} from './components/accordion.js';
export {AccordionItem, type AccordionItemProps} from './components/accordion-item.js';
export {BarChart, type BarChartProps} from './components/bar-chart.js';
export {BarLoader, type BarLoaderProps} from './components/bar-loader.js';
export {Breadcrumb, type BreadcrumbProps} from './components/breadcrumb.js';
export {Button, type ButtonProps, type PressableProps} from './components/button.js';
export {Callout, type CalloutProps} from './components/callout.js';
export {Card, type CardProps} from './components/card.js';
export {Checkbox, type CheckboxProps} from './components/checkbox.js';
export {CheckboxGroup, type CheckboxGroupProps} from './components/checkbox-group.js';
export {CodeInput, type CodeInputProps} from './components/code-input.js';
export {ColorInput, type ColorInputProps} from './components/color-input.js';
export {CopyButton, type CopyButtonProps} from './components/copy-button.js';
export {DataTable, type DataTableProps} from './components/data-table.js';
export {Datalist, type DatalistProps} from './components/datalist.js';
export {DateFields, type DateFieldsProps} from './components/date-fields.js';
export {DateRangePicker, type DateRangePickerProps} from './components/date-range-picker.js';
export {DateTimePicker, type DateTimePickerProps} from './components/date-time-picker.js';
export {Donut, type DonutProps} from './components/donut.js';
export {EmptyState, type EmptyStateProps} from './components/empty-state.js';
export {Drawer, type DrawerProps} from './components/drawer.js';
export {ErrorSummary, type ErrorSummaryProps} from './components/error-summary.js';
export {FieldList, type FieldListProps} from './components/field-list.js';
export {Fieldset, type FieldsetProps} from './components/fieldset.js';
export {FileUpload, type FilesUploadProps, type FileUploadProps} from './components/file-upload.js';
export {FilterBar, type FilterBarProps} from './components/filter-bar.js';
export {Form, type FormProps} from './components/form.js';
export type {FormControlProps} from './components/form-control-props.js';
export {IconButton, type IconButtonProps} from './components/icon-button.js';
export {Import, type ImportProps} from './components/import.js';
export {LineChart, type LineChartProps} from './components/line-chart.js';
export {Menu, type MenuProps} from './components/menu.js';
export {MenuItem, type MenuItemProps} from './components/menu-item.js';
export {MultiSelect, type MultiSelectProps} from './components/multi-select.js';
export {NotificationList, type NotificationListProps} from './components/notification-list.js';
export {NumberInput, type NumberInputProps} from './components/number-input.js';
export {Popover, type PopoverProps} from './components/popover.js';
export {Pagination, type PaginationProps} from './components/pagination.js';
export type {PopupProps} from './components/popup-props.js';
export {MainLoader, type MainLoaderProps} from './components/main-loader.js';
export {Permissions, type PermissionsProps} from './components/permissions.js';
export {Navbar, type NavbarProps} from './components/navbar.js';
export {PageContent, type PageContentProps} from './components/page-content.js';
export {PageLayout, type PageLayoutProps} from './components/page-layout.js';
export {PhoneInput, type PhoneInputProps} from './components/phone-input.js';
export {ProfileCard, type ProfileCardProps} from './components/profile-card.js';
export {Progress, type ProgressProps} from './components/progress.js';
export {RadioBox, type RadioBoxProps} from './components/radio-box.js';
export {RadioButton, type RadioButtonProps} from './components/radio-button.js';
export {RangeSlider, type RangeSliderProps} from './components/range-slider.js';
export {Rating, type RatingProps} from './components/rating.js';
export {SearchButton, type SearchButtonProps} from './components/search-button.js';
export {SearchInput, type SearchInputProps} from './components/search-input.js';
export {Modal, type ModalProps} from './components/modal.js';
export {SearchModal, type SearchModalProps} from './components/search-modal.js';
export {Segmented, type SegmentedProps} from './components/segmented.js';
export {Select, type SelectProps} from './components/select.js';
export {ServerTable, type ServerTableProps} from './components/server-table.js';
export {Sidebar, type NavigationBlock, type SidebarProps} from './components/sidebar.js';
export {SidebarGroup, type SidebarGroupProps} from './components/sidebar-group.js';
export {
  SidebarLink,
  type SidebarLinkItem,
  type SidebarLinkProps,
  type SidebarLinks,
} from './components/sidebar-link.js';
export {Skeleton, type SkeletonProps} from './components/skeleton.js';
export {Slider, type SliderProps} from './components/slider.js';
export {Sparkline, sparkline, type SparklineProps} from './components/sparkline.js';
export {Spinner, type SpinnerProps} from './components/spinner.js';
export {SplitPanel, type SplitPanelProps} from './components/split-panel.js';
export {Step, type StepProps} from './components/step.js';
export {Steps, type StepsProps} from './components/steps.js';
export {Switch, type SwitchProps} from './components/switch.js';
export type {
  Column,
  ChildrenRequest,
  ColumnState,
  EditDetail,
  EditedRow,
  EditEvent,
  GroupPath,
  OpenGroups,
  RowAction,
  RowMoveDetail,
  RowMoveEvent,
  RowChanges,
  ScrollRowDetail,
  Sort,
  TableChangeHandler,
  TableEdit,
  TableProps,
  TableQuery,
  TableSelection,
  TableView,
  ViewChange,
  ViewChangeDetail,
  ViewStorage,
} from './components/table-props.js';
export {Tag, type TagProps} from './components/tag.js';
export {Tab, type TabProps} from './components/tab.js';
export {TabPanel, type TabPanelProps} from './components/tab-panel.js';
export {Tabs, type TabsProps} from './components/tabs.js';
export {TextArea, type TextAreaProps} from './components/text-area.js';
export {
  TextInput,
  type TextInputNumberProps,
  type TextInputProps,
  type TextInputTextProps,
} from './components/text-input.js';
export {TimeInput, type TimeInputProps} from './components/time-input.js';
export {Timeline, type TimelineProps} from './components/timeline.js';
export {TimelineItem, type TimelineItemProps} from './components/timeline-item.js';
export {Toast, useToast, type ToastProps} from './components/toast.js';
export {ToastRegion, type ToastRegionProps} from './components/toast-region.js';
export {Tooltip, type TooltipProps} from './components/tooltip.js';
export {Tour, type TourProps} from './components/tour.js';
export {TransferList, type TransferListProps} from './components/transfer-list.js';
export {Tree, type TreeProps} from './components/tree.js';
export {TreeItem, type TreeItemProps} from './components/tree-item.js';
export {TreeSelect, type TreeSelectProps} from './components/tree-select.js';
export {Typography, type TypographyProps} from './components/typography.js';
export {
  useFieldList,
  type FieldListRow,
  type FieldListState,
  type FieldListOptions,
} from './hooks/use-field-list.js';
export {useNavigationLinks, type NavigationLinksOptions} from './hooks/use-navigation-links.js';
export {PermissionProvider, usePermission, type PermissionProviderProps} from './hooks/use-permission.js';
