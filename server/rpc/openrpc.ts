export const openRpcText = () => '{}';
