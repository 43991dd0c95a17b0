import {ar, registerTranslation} from '@life-changers/elements/core/localization';

registerTranslation(ar);
