import {registerTranslation} from '@life-changers/elements/core/localization';
import {ar} from '@life-changers/elements/languages/ar';

registerTranslation(ar);
