export const field = <lc-select lable="x" />;
