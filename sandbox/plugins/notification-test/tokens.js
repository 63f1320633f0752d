/** Maps each address that requested a new password to its newest token, as a mailbox would contain it. */
const passwords = new Map();
/** Maps the address of each order that a customer claimed to its newest token. */
const orders = new Map();

exports.passwords = passwords;
exports.orders = orders;
